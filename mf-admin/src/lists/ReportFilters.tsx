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
  name: 'Customer Name',
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
  kinds: ReportFilterKinds;
  /** The filters in the current address. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
}

export function ReportFilters({ kinds, filters, onSearch }: ReportFiltersProps) {
  const form = useCheckedForm<Filters>({
    checks,
    defaultValues: filters,
    onSubmit: onSearch,
  });
  const { setValue } = form;

  // After back or forward in the history, the fields show the filters of the address.
  useEffect(() => {
    for (const name of namesOf(kinds)) setValue(name, filters[name] ?? '');
  }, [kinds, filters, setValue]);

  return (
    <Form form={form} name="Filters" className={styles.filters}>
      {namesOf(kinds).map((name) => (
        <div key={name} className={styles.filter}>
          <FilterField name={name} kind={kinds[name]} />
        </div>
      ))}
      <SubmitButton variant="secondary">Search</SubmitButton>
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
