import { formatRupees } from 'shared/model/format';
import { text, type Check } from 'shared/model/validation';
import type { DraftList } from '../draft/draft-catalogue';
import { currentDraft } from '../draft/draft-store';

/** What a publish would refuse later, in the words of the form. The prices have been filled in. */
export const priceChecks: readonly Check<{ oldPrice: string; newPrice: string }>[] = [
  {
    field: 'newPrice',
    message: `The new price is at least ${formatRupees(1)}.`,
    passes: ({ newPrice }) => Number(newPrice) >= 1,
  },
  {
    field: 'newPrice',
    message: 'The new price is higher than the old price.',
    passes: ({ oldPrice, newPrice }) =>
      oldPrice.trim() === '' || Number(newPrice) <= Number(oldPrice),
  },
];

/** `Numerology Course!` becomes `numerology-course`: the address that a publish accepts. */
export const addressFrom = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The addresses of the other entries of the list in the draft. */
export const addressesOfOthers = <Entry extends { readonly id: number; readonly urlTitle: string }>(
  list: DraftList<Entry>,
  present: Entry | null,
): string[] =>
  list
    .of(currentDraft().catalogue)
    .filter(({ id }) => id !== present?.id)
    .map(({ urlTitle }) => urlTitle);

export const freeAddress = (taken: readonly string[]) =>
  text(
    'urlTitle',
    'Another one has this URL title already.',
    (given) => !taken.includes(addressFrom(given)),
  );

/** The site shows only links that begin with https. */
export const secureUrl = (typed: string): string => typed.trim().replace(/^http:/i, 'https:');
