import type { DatedPrice } from 'shared/model/schemas';
import { rows, text, type Check, type Checks } from 'shared/model/validation';

/** The values of the controls of one dated price. */
export interface PriceValues {
  price: string;
  from: string;
  until: string;
}

export const emptyPrice = (): PriceValues => ({ price: '', from: '', until: '' });

export const priceValues = ({ price, from = '', until = '' }: DatedPrice): PriceValues => ({
  price: String(price),
  from,
  until,
});

export const priceFrom = ({ price, from, until }: PriceValues): DatedPrice => ({
  price: Number(price),
  ...(from && { from }),
  ...(until && { until }),
});

export const datedPriceChecks: Checks<{ prices: PriceValues[] }> = [
  rows('prices', (number): Check<PriceValues>[] => [
    text('price', `Price ${number} needs a whole number of rupees.`, (given) =>
      /^[1-9]\d*$/.test(given.trim()),
    ),
    {
      field: 'until',
      message: `Price ${number} needs a first or a last day, and the last is not before the first.`,
      passes: ({ from, until }) => (from || until) !== '' && (until === '' || until >= from),
    },
  ]),
];
