import { removedFromCart, quantityChanged, useAppDispatch, type CartItem } from 'shared/store';
import { CART_MAX_QUANTITY, CART_MIN_QUANTITY } from 'shared/constants';
import { Button, Icon } from 'shared/ui';
import styles from './QuantityStepper.module.css';

/** Minus, quantity, plus. Minus at the least quantity takes the line out of the cart. */
export const QuantityStepper = ({ item: { productId, name, quantity } }: { item: CartItem }) => {
  const dispatch = useAppDispatch();

  const decrease = () =>
    dispatch(
      quantity === CART_MIN_QUANTITY
        ? removedFromCart({ productId })
        : quantityChanged({ productId, delta: -1 }),
    );

  return (
    <div className={styles.stepper} role="group" aria-label={`Quantity of ${name}`}>
      <Button variant="icon" aria-label={`Decrease quantity of ${name}`} onClick={decrease}>
        <Icon name="minus" size={18} />
      </Button>
      <output className={styles.quantity}>{quantity}</output>
      <Button
        variant="icon"
        aria-label={`Increase quantity of ${name}`}
        disabled={quantity >= CART_MAX_QUANTITY}
        onClick={() => dispatch(quantityChanged({ productId, delta: 1 }))}
      >
        <Icon name="plus" size={18} />
      </Button>
    </div>
  );
};
