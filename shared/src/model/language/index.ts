export { langOf } from './lang-of';
export { language } from './language';
export type { InLanguage } from './in-language';
export { english, hindi, languages, prefixAt, type Language, type LanguageCode } from './languages';
