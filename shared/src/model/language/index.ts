export { language } from './language';
export type { InLanguage } from './in-language';
export { english, languages, type Language } from './languages';
