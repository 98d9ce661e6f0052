import { hindi, type Language } from './languages';

export const language: Language = hindi;
