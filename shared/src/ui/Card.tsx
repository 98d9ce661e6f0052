import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** The element: `article`, `li`, … */
  as?: ElementType;
  /** Off for cards that begin with a picture; pad the body with `cardBodyClass`. */
  padded?: boolean;
  /** Lifts by 2 px under the pointer. */
  interactive?: boolean;
}

/** The card of the site. */
export function Card({
  as: Element = 'div',
  padded = true,
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        styles.card,
        padded && styles.padded,
        interactive && styles.interactive,
        className,
      )}
    />
  );
}

/** Padding for the text of a card that is not padded itself. */
export const cardBodyClass = styles.padded;

/** For the link or button in a card's title: the whole card becomes its target. */
export const cardCoverClass = styles.cover;
