import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { headerMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { selectCartCount, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Icon, VisuallyHidden } from 'shared/ui';
import { headerTexts as texts } from './texts';
import styles from './CartLink.module.css';

/** Link to the cart with the number of items. If the cart is empty, a click only shows a toast. */
export function CartLink() {
  const count = useAppSelector(selectCartCount);
  const stayIfEmpty = (event: MouseEvent) => {
    if (count > 0) return;
    event.preventDefault();
    toast(headerMessages.cartEmpty);
  };

  return (
    <Link to={paths.cart()} className={styles.cart} onClick={stayIfEmpty}>
      <Icon name="cart" />
      <span className={styles.label}>{texts.cart}</span>
      {count > 0 && (
        <>
          <VisuallyHidden>: </VisuallyHidden>
          <span className={styles.badge}>{count}</span>
          <VisuallyHidden>{texts.items(count)}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
