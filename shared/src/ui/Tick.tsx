import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Tick.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** A checkbox that is no field of a form: what it says happens at once. Its label stands beside it. */
export const Tick = ({ onTick, className, ...props }: TickProps) => (
  <input
    {...props}
    type="checkbox"
    className={clsx(styles.tick, className)}
    onChange={({ target }) => onTick(target.checked)}
  />
);
