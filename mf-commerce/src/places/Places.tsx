import { CART_MAX_QUANTITY, CART_MIN_QUANTITY } from 'shared/model/constants';
import { type CartItem, quantityChanged, removedFromCart, useAppDispatch } from 'shared/store';
import { Button, Icon } from 'shared/ui';
import { texts } from './texts';
import styles from './Places.module.css';

/** Minus, quantity, plus. Minus at the minimum quantity removes the line from the cart. */
export function QuantityStepper({ item: { productId, name, quantity } }: { item: CartItem }) {
  const dispatch = useAppDispatch();

  const decrease = () =>
    dispatch(
      quantity === CART_MIN_QUANTITY
        ? removedFromCart({ productId })
        : quantityChanged({ productId, delta: -1 }),
    );

  return (
    <div className={styles.stepper} role="group" aria-label={texts.quantity(name)}>
      <Button variant="icon" aria-label={texts.decrease(name)} onClick={decrease}>
        <Icon name="minus" size={18} />
      </Button>
      <output className={styles.quantity}>{quantity}</output>
      <Button
        variant="icon"
        aria-label={texts.increase(name)}
        disabled={quantity >= CART_MAX_QUANTITY}
        onClick={() => dispatch(quantityChanged({ productId, delta: 1 }))}
      >
        <Icon name="plus" size={18} />
      </Button>
    </div>
  );
}

/** Asks a buyer of more than one place whether that is meant, with one tap to take only one. */
export function OnlyForYou({ item: { productId, quantity } }: { item: CartItem }) {
  const dispatch = useAppDispatch();
  if (quantity <= CART_MIN_QUANTITY) return null;
  return (
    <p className={styles.ask}>
      <span>{texts.onlyForYou(quantity)}</span>
      <Button
        size="small"
        variant="secondary"
        onClick={() =>
          dispatch(quantityChanged({ productId, delta: CART_MIN_QUANTITY - quantity }))
        }
      >
        {texts.takeOnly(CART_MIN_QUANTITY)}
      </Button>
    </p>
  );
}
