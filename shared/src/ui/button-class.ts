import { clsx } from 'clsx';
import styles from './Button.module.css';

export interface ButtonVariant {
  /**
   * `primary` gold (one per screen), `secondary` outline, `quiet` underlined text, `icon` round, `bare`
   * without a look of its own.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon' | 'bare';
  /** Every size is at least 44 px high. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
}

/** The class of a button, for links that look like one: `<Link className={buttonClass()} …>`. */
export const buttonClass = (
  { variant = 'primary', size = 'medium', wide = false }: ButtonVariant = {},
  className?: string,
) =>
  clsx(
    variant !== 'bare' && [
      styles.button,
      styles[variant],
      size !== 'medium' && styles[size],
      wide && styles.wide,
    ],
    className,
  );
