import { useEffect, type ReactElement } from 'react';
import {
  DateField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import type { Check } from 'shared/model/validation';
import { sourceNames } from '../leads/lead-sources';
import styles from './Report.module.css';
import type { FilterName, Filters } from './report-view';

interface Option {
  value: string;
  label: string;
}

const orderStatuses: readonly Option[] = [
  { value: 'paid', label: 'Paid' },
  { value: 'pending', label: 'Pending' },
];

const sources: readonly Option[] = Object.entries(sourceNames).map(([value, label]) => ({
  value,
  label,
}));

const withAll = (options: readonly Option[]) => [{ value: '', label: 'All' }, ...options];

const checks: readonly Check<Filters>[] = [
  {
    field: 'from_date',
    message: 'From Date must not be later than To Date.',
    passes: ({ from_date, to_date }) => !from_date || !to_date || from_date <= to_date,
  },
];

const fields = (statuses: readonly Option[]): Record<FilterName, ReactElement> => ({
  name: <TextField name="name" label="Customer Name" autoComplete="off" maxLength={120} />,
  email: <TextField name="email" label="Email" autoComplete="off" maxLength={254} />,
  search: <TextField name="search" label="Search" autoComplete="off" maxLength={120} />,
  source: <SelectField name="source" label="Source" options={withAll(sources)} />,
  status: <SelectField name="status" label="Status" options={withAll(statuses)} />,
  from_date: <DateField name="from_date" label="From Date" />,
  to_date: <DateField name="to_date" label="To Date" />,
});

interface ReportFiltersProps {
  /** The filters in the current address. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
  /** The options of the status filter; by default the statuses of an order. */
  statuses?: readonly Option[];
}

export function ReportFilters({ filters, onSearch, statuses = orderStatuses }: ReportFiltersProps) {
  const form = useCheckedForm<Filters>({ checks, defaultValues: filters, onSubmit: onSearch });
  const { control } = form;
  const shown = fields(statuses);

  // After back or forward in the history, the fields show the filters of the address.
  useEffect(() => control?.reset(filters), [control, filters]);

  return (
    <Form form={form} name="Filters" className={styles.filters}>
      {/* The type of `Object.keys` does not keep the names of the filters. */}
      {(Object.keys(filters) as FilterName[]).map((name) => (
        <div key={name} className={styles.filter}>
          {shown[name]}
        </div>
      ))}
      <SubmitButton variant="secondary">Search</SubmitButton>
    </Form>
  );
}
