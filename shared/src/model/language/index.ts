export { langOf } from './lang-of';
export { language } from './language';
export type { InLanguage } from './in-language';
export { english, hindi, languages, type Language, type LanguageCode } from './languages';
