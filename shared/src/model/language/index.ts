export { language } from './language';
export type { InLanguage } from './in-language';
export { languages, type Language } from './languages';
