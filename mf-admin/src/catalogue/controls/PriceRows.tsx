import { DateField, FieldRow, type CheckedForm } from 'shared/forms';
import { useRows } from 'shared/forms/rows';
import { NumberField } from './NumberField';
import { emptyPrice, type PriceValues } from './price-values';
import { ScheduleRows } from './ScheduleRows';

const note =
  'A price with a first or a last day counts on those days in place of the new price, from midnight to midnight in India. The site changes by itself.';

/** The dated prices of a course or webinar; it may have none. */
export function PriceRows({ form }: { form: CheckedForm<{ prices: PriceValues[] }> }) {
  return (
    <ScheduleRows
      {...useRows(form, 'prices')}
      title="Prices"
      item="price"
      note={note}
      empty={emptyPrice}
    >
      {(name) => (
        <FieldRow>
          <NumberField name={name('price')} label="Price (₹)" />
          <DateField name={name('from')} label="From" optional />
          <DateField name={name('until')} label="Until" optional />
        </FieldRow>
      )}
    </ScheduleRows>
  );
}
