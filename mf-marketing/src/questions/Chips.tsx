import { Button } from 'shared/ui';
import styles from './Chips.module.css';

interface ChipsProps<Option extends string> {
  /** The accessible name of the group, such as "Categories". */
  label: string;
  options: readonly Option[];
  /** What an option is called in this language; without it, by its value. */
  nameOf?: (option: Option) => string;
  value: Option;
  onChange: (option: Option) => void;
}

/** Filter chips, one of them pressed. */
export function Chips<Option extends string>({
  label,
  options,
  nameOf = (option) => option,
  value,
  onChange,
}: ChipsProps<Option>) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <Button
          key={option}
          variant="bare"
          className={styles.chip}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {nameOf(option)}
        </Button>
      ))}
    </div>
  );
}
