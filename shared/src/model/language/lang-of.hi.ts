import { english } from './languages';

/** As its sibling says: a text in Latin letters only is English. */
export const langOf = (text: string): string | undefined =>
  /[a-z]/i.test(text) && !/\p{Script=Devanagari}/u.test(text) ? english.tag : undefined;
