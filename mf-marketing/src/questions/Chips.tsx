import { Button } from 'shared/ui';
import styles from './Chips.module.css';

interface ChipsProps<Option extends string> {
  /** The accessible name of the group, such as "Categories". */
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
}

/** Filter chips, one of them pressed. */
export function Chips<Option extends string>({
  label,
  options,
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
          {option}
        </Button>
      ))}
    </div>
  );
}
