import { useRef } from 'react';
import { formatRupees } from 'shared/model/format';
import { text, type Check } from 'shared/model/validation';
import type { DraftList } from '../draft/draft-catalogue';
import { addressFrom, proposedAddress, type Addressed } from '../draft/copies';
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
