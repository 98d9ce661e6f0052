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
import type { Filter, Filters } from './report-view';

const checks: Checks<Filters> = [
  {
    field: 'from_date',
    message: 'From Date must not be later than To Date.',
    passes: ({ from_date, to_date }) => !from_date || !to_date || from_date <= to_date,
  },
];

interface ReportFiltersProps {
  /** The accessible name of the form. */
  name?: string;
  submit?: string;
  filters: readonly Filter[];
  /** Those in the current address. */
  values: Filters;
  onSearch: (filters: Filters) => void;
}

export function ReportFilters({
  name = 'Filters',
  submit = 'Search',
  filters,
  values,
  onSearch,
}: ReportFiltersProps) {
  // A page can have two forms of filters: what is in the other one is not of this form.
  const own = (all: Filters): [string, string][] =>
    filters.map((filter) => [filter.name, all[filter.name] ?? '']);
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

  return (
    <Form form={form} name={name} className={styles.filters}>
      {filters.map((filter) => (
        <div key={filter.name} className={styles.filter}>
          <FilterField {...filter} name={form.name(filter.name)} />
        </div>
      ))}
      <SubmitButton variant="secondary">{submit}</SubmitButton>
    </Form>
  );
}

function FilterField({ kind, ...field }: Omit<Filter, 'name'> & { name: Name<string> }) {
  if (kind === 'day') return <DateField {...field} />;
  if (kind === 'text' || kind === 'email')
    return <TextField {...field} autoComplete="off" maxLength={longestText[kind]} />;
  // A list that does not show all of its rows by itself says what it shows.
  const options = hasRule(kind) ? kind : [{ value: '', label: 'All' }, ...kind];
  return <SelectField {...field} options={options} />;
}
