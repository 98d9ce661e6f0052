import { english } from './languages';

/** The language of this build. In a program of the server, which has all languages, English. */
export const language = english;
