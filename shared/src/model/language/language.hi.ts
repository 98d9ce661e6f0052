import { english, type Language } from './languages';

export const prefix: string = '/hi';

export const tag: string = 'hi-IN';

/** The languages in which the same page can be read too. */
export const others: readonly Language[] = [english];
