import styles from './Chips.module.css';

interface ChipsProps<Option extends string> {
  /** Names the group, such as "Categories". */
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
}

/** Filter chips, one of them pressed. */
export const Chips = <Option extends string>({
  label,
  options,
  value,
  onChange,
}: ChipsProps<Option>) => (
  <div role="group" aria-label={label} className={styles.chips}>
    {options.map((option) => (
      <button
        key={option}
        type="button"
        className={styles.chip}
        aria-pressed={option === value}
        onClick={() => onChange(option)}
      >
        {option}
      </button>
    ))}
  </div>
);
