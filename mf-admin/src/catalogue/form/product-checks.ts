import { useRef } from 'react';
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

interface Addressed {
  readonly id: number;
  readonly urlTitle: string;
}

/** An address for this title that no item of the list in the draft has: `tarot-2` beside `tarot`. */
export function proposedAddress<Item extends Addressed>(
  list: DraftList<Item>,
  title: string,
): string {
  const taken = new Set(list.of(currentDraft().catalogue).map(({ urlTitle }) => urlTitle));
  const address = addressFrom(title);
  const next = (number: number): string =>
    taken.has(`${address}-${number}`) ? next(number + 1) : `${address}-${number}`;
  return taken.has(address) ? next(2) : address;
}

/** While the title of a new item is typed, its address follows, until somebody writes another one. */
export function useProposedAddress<Item extends Addressed>(
  form: {
    values: () => { urlTitle: string };
    setValue: (name: 'urlTitle', value: string) => void;
  },
  list: DraftList<Item>,
  copied: Item | null,
) {
  const proposed = useRef(copied?.urlTitle ?? '');
  return {
    title: {
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
        const { urlTitle } = form.values();
        if (urlTitle !== proposed.current) return;
        proposed.current = proposedAddress(list, currentTarget.value);
        form.setValue('urlTitle', proposed.current);
      },
    },
  };
}

/** No other item of the list in the draft has the address. */
export const freeAddress = <Item extends Addressed>(list: DraftList<Item>, present: Item | null) =>
  text('urlTitle', 'Another one has this URL title already.', (given) =>
    list
      .of(currentDraft().catalogue)
      .every(({ id, urlTitle }) => id === present?.id || urlTitle !== addressFrom(given)),
  );

/** The site shows only links that begin with https. */
export const secureUrl = (typed: string): string => typed.trim().replace(/^http:/i, 'https:');
