import { useEffect } from 'react';
import {
  DateField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
  type Name,
  done,
} from 'shared/forms';
import type { Checks } from 'shared/model/validation';
import styles from './Report.module.css';
import { hasRule, longestText } from './address-filters';
import type { Filter, Filters } from './report-query';
import type { MoreFilters } from './report-view';

const checks: Checks<Filters> = [
  {
    field: 'from_date',
    message: 'From Date must not be later than To Date.',
    passes: ({ from_date, to_date }) => !from_date || !to_date || from_date <= to_date,
  },
];

interface ReportFiltersProps {
  filters: readonly Filter[];
  more?: MoreFilters;
  /** Those in the current address. */
  values: Filters;
  onSearch: (filters: Filters) => void;
}

/** One form for all filters of a list. What is folded away is open at first only if it narrows the list. */
export function ReportFilters({ filters, more, values, onSearch }: ReportFiltersProps) {
  const own = (all: Filters): [string, string][] =>
    [...filters, ...(more?.filters ?? [])].map(({ name }) => [name, all[name] ?? '']);
  const form = useCheckedForm<Filters>({
    checks,
    defaultValues: Object.fromEntries(own(values)),
    onSubmit: (entered) => {
      onSearch(Object.fromEntries(own(entered)));
      return done;
    },
  });
  const { setValue } = form;

  // After back or forward in the history, the fields show the filters of the address.
  // As a text, because options that arrive later must not write over what was typed meanwhile.
  const inAddress = JSON.stringify(own(values));
  useEffect(() => {
    // The cast: this is the text that was written above.
    for (const [field, value] of JSON.parse(inAddress) as [string, string][])
      setValue(field, value);
  }, [inAddress, setValue]);

  const field = (filter: Filter) => (
    <div key={filter.name} className={styles.filter}>
      <FilterField {...filter} name={form.name(filter.name)} />
    </div>
  );
  return (
    <Form form={form} autoComplete="off" name="Filters" className={styles.filters}>
      {filters.map(field)}
      {more && (
        <details
          className={styles.more}
          open={more.filters.some(({ name }) => values[name])}
          onToggle={more.onOpen}
        >
          <summary>More</summary>
          <div className={styles.filters}>{more.filters.map(field)}</div>
        </details>
      )}
      <SubmitButton variant="secondary">Search</SubmitButton>
    </Form>
  );
}

function FilterField({ kind, ...field }: Omit<Filter, 'name'> & { name: Name<string> }) {
  if (kind === 'day') return <DateField {...field} />;
  if (kind === 'text' || kind === 'email')
    return <TextField {...field} maxLength={longestText[kind]} />;
  // A list that does not show all of its rows by itself says what it shows.
  const options = hasRule(kind) ? kind : [{ value: '', label: 'All' }, ...kind];
  return <SelectField {...field} options={options} />;
}
