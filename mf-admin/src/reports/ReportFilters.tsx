import { useEffect } from 'react';
import {
  DateField,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import type { ReactElement } from 'react';
import styles from './Report.module.css';
import type { FilterName, Filters } from './report-view';

const statuses = [
  { value: '', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'pending', label: 'Pending' },
];

const fields: Record<FilterName, ReactElement> = {
  name: <TextField name="name" label="Customer Name" autoComplete="off" maxLength={120} />,
  email: <TextField name="email" label="Email" autoComplete="off" maxLength={254} />,
  status: <SelectField name="status" label="Status" options={statuses} />,
  from_date: <DateField name="from_date" label="From Date" />,
  to_date: <DateField name="to_date" label="To Date" />,
};

interface ReportFiltersProps {
  /** What the address holds now. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
}

export function ReportFilters({ filters, onSearch }: ReportFiltersProps) {
  const form = useCheckedForm<Filters>({ defaultValues: filters, onSubmit: onSearch });
  const { reset } = form.methods;

  // Going back in the history brings the fields back too.
  useEffect(() => reset(filters), [reset, filters]);

  return (
    <Form form={form} name="Filters" className={styles.filters}>
      {/* `Object.keys` forgets the type of the keys. */}
      {(Object.keys(filters) as FilterName[]).map((name) => (
        <div key={name} className={styles.filter}>
          {fields[name]}
        </div>
      ))}
      <SubmitButton variant="secondary">Search</SubmitButton>
    </Form>
  );
}
