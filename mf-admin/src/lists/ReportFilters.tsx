import { useEffect } from 'react';
import {
  DateField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import type { Checks } from 'shared/model/validation';
import styles from './Report.module.css';
import { hasRule, longestText, namesOf, type FilterKind } from './address-filters';
import type { FilterName, Filters, ReportFilterKinds } from './report-view';

const labels: Record<FilterName, string> = {
  admin: 'Person',
  name: 'Customer Name',
  product: 'For',
  email: 'Email',
  search: 'Search',
  source: 'Source',
  state: 'State',
  status: 'Status',
  call_back: 'Call back',
  from_date: 'From Date',
  to_date: 'To Date',
  day_of: 'Dates of',
};

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
  kinds: ReportFilterKinds;
  /** The filters in the current address. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
}

export function ReportFilters({
  name = 'Filters',
  submit = 'Search',
  kinds,
  filters,
  onSearch,
}: ReportFiltersProps) {
  // A page can have two forms of filters: what is in the other one is not of this form.
  const own = (values: Filters): [FilterName, string][] =>
    namesOf(kinds).map((field) => [field, values[field] ?? '']);
  const form = useCheckedForm<Filters>({
    checks,
    defaultValues: Object.fromEntries(own(filters)),
    onSubmit: (values) => onSearch(Object.fromEntries(own(values))),
  });
  const { setValue } = form;

  // After back or forward in the history, the fields show the filters of the address.
  // As a text, because options that arrive later must not write over what was typed meanwhile.
  const inAddress = JSON.stringify(own(filters));
  useEffect(() => {
    // The cast: this is the text that was written above.
    const values = JSON.parse(inAddress) as [FilterName, string][];
    for (const [field, value] of values) setValue(field, value);
  }, [inAddress, setValue]);

  return (
    <Form form={form} name={name} className={styles.filters}>
      {namesOf(kinds).map((field) => (
        <div key={field} className={styles.filter}>
          <FilterField name={field} kind={kinds[field]} />
        </div>
      ))}
      <SubmitButton variant="secondary">{submit}</SubmitButton>
    </Form>
  );
}

function FilterField({ name, kind = 'text' }: { name: FilterName; kind?: FilterKind }) {
  const field = { name, label: labels[name] };
  if (kind === 'day') return <DateField {...field} />;
  if (kind === 'text')
    return <TextField {...field} autoComplete="off" maxLength={longestText(name)} />;
  // A list that does not show all of its rows by itself says what it shows.
  const options = hasRule(kind) ? kind : [{ value: '', label: 'All' }, ...kind];
  return <SelectField {...field} options={options} />;
}
