import { hindi, type Language } from './languages';

/*
 * The language of this build. In a program of the server, which has all languages, English. Its facts are constants
 * that the bundler writes in their place.
 */

export const prefix: string = '';

export const tag: string = 'en-IN';

/** The languages in which the same page can be read too. */
export const others: readonly Language[] = [hindi];
