/**
 * The same texts in another language: a text for each text, a function of the same arguments for each function,
 * and lists and groups of the same form. What is no text stays what it is.
 *
 *     import type { texts as english } from './texts';
 *     export const texts: InLanguage<typeof english> = { … };
 */
export type InLanguage<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Said extends string ? string : Said
    : T extends object
      ? { readonly [Name in keyof T]: InLanguage<T[Name]> }
      : T;
