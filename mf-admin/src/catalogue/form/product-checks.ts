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

/** No other item of the list in the draft has the address. */
export const freeAddress = <Item extends { readonly id: number; readonly urlTitle: string }>(
  list: DraftList<Item>,
  present: Item | null,
) =>
  text('urlTitle', 'Another one has this URL title already.', (given) =>
    list
      .of(currentDraft().catalogue)
      .every(({ id, urlTitle }) => id === present?.id || urlTitle !== addressFrom(given)),
  );

/** The site shows only links that begin with https. */
export const secureUrl = (typed: string): string => typed.trim().replace(/^http:/i, 'https:');
