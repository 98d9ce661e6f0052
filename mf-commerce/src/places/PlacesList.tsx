import { langOf } from 'shared/model/language';
import type { CartItem } from 'shared/store';
import { CourseFacts } from './CourseFacts';
import { OnlyForYou, QuantityStepper } from './Places';
import { placesListTexts as texts } from './texts';
import styles from './Places.module.css';

interface PlacesListProps {
  cart: readonly CartItem[];
  /** Whether the quantity can be changed here. */
  steppers?: boolean;
}

/**
 * For each course of an order: its dates and teacher, and how many places are meant. A single course is named by
 * the table beside this list.
 */
export function PlacesList({ cart, steppers = false }: PlacesListProps) {
  return (
    <ul role="list" aria-label={texts.list}>
      {cart.map((item) => (
        <li key={item.productId} className={styles.line}>
          {cart.length > 1 && (
            <p className={styles.name} lang={langOf(item.name)}>
              {item.name}
            </p>
          )}
          <CourseFacts courseId={item.productId} />
          {steppers && <QuantityStepper item={item} />}
          <OnlyForYou item={item} />
        </li>
      ))}
    </ul>
  );
}
