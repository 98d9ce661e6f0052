import { useId } from 'react';
import { Icon } from 'shared/ui';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters while the visitor types, so there is no button. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
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
          maxLength={120}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
