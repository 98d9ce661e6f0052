import { english, type Language } from './languages';

/** The language of this build. In a program of the server, which has all languages, English. */
export const language: Language = english;
