import styles from './Chips.module.css';
import { useHydrated } from './use-hydrated';

interface ChipsProps<Option extends string> {
  /** The accessible name of the group, such as "Categories". */
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
}

/** Filter chips, one of them pressed. Until hydration, they are disabled with their usual look. */
export function Chips<Option extends string>({
  label,
  options,
  value,
  onChange,
}: ChipsProps<Option>) {
  const hydrated = useHydrated();
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.chip}
          disabled={!hydrated}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {option}
        </button>
      ))}
    </div>
  );
}
