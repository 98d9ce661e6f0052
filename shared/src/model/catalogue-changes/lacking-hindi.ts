import { catalogueFields, flatFields, type FieldList } from '../catalogue-fields';
import type { Catalogue } from '../schemas';
import { isFilled } from '../validation';
import { nameOf } from './catalogue-tree';

/** An item of the catalogue that is not yet all in Hindi. */
export interface LackingHindi {
  /** Its name, such as `Numerology Course`. */
  item: string;
  /** How many of its texts visitors read in English on the pages in Hindi. */
  count: number;
}

export const lackingHindi = (catalogue: Catalogue): LackingHindi[] =>
  (['courses', 'webinars', 'mentors', 'questions', 'siteTexts'] as const).flatMap((list) =>
    catalogue[list].flatMap((item) => {
      const count = lackingIn(item, catalogueFields[list]);
      return count > 0 ? [{ item: nameOf(item), count }] : [];
    }),
  );

/** In an item, and in the lists of items inside it. */
function lackingIn({ hi = {}, ...item }: object & { hi?: object }, list: FieldList): number {
  const [english, hindi] = [item, hi].map(
    (texts) => new Map<string, unknown>(Object.entries(texts)),
  );
  return flatFields(list).reduce((sum, field) => {
    const value = english?.get(field.name);
    if (field.hindi) return sum + untranslated(value, hindi?.get(field.name));
    const { fields: inner = [] } = field;
    return itemsIn(value).reduce<number>((total, each) => total + lackingIn(each, inner), sum);
  }, 0);
}

/** A list of texts is compared one by one; the paragraphs of a description are one text. */
function untranslated(english: unknown, hindi: unknown): number {
  if (typeof english === 'string') {
    return isFilled(english) && !(typeof hindi === 'string' && isFilled(hindi)) ? 1 : 0;
  }
  const [list, translated] = [listOf(english), listOf(hindi)];
  if (itemsIn(list).length > 0) return translated.length > 0 ? 0 : 1;
  return list.reduce<number>((sum, text, index) => sum + untranslated(text, translated[index]), 0);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const itemsIn = (value: unknown): object[] =>
  listOf(value).filter((each): each is object => typeof each === 'object' && each !== null);
