export { langOf } from './lang-of';
export { language } from './language';
export type { InLanguage } from './in-language';
export { languages, type Language, type LanguageCode } from './languages';
