export { langOf } from './lang-of';
export { others, prefix, tag } from './language';
export type { InLanguage } from './in-language';
export { english, hindi, languages, prefixAt, type Language, type LanguageCode } from './languages';
