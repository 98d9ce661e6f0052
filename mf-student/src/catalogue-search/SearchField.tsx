import { useId } from 'react';
import { Icon } from 'shared/ui';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters as one types; there is nothing to send. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const id = useId();
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <Icon name="search" size={20} className={styles.icon} />
        <input
          id={id}
          type="search"
          name="search"
          autoComplete="off"
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
};
