import { useMemo } from 'react';
import { courseById } from 'shared/page';
import { selectCart, useAppSelector, type CartItem } from 'shared/store';

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/**
 * The lines of the cart, named in the language of the page. The cart keeps the name of the page on which a course was
 * put into it, and that page may have been in another language.
 */
export function useCart(): readonly CartItem[] {
  const cart = useAppSelector(selectCart);
  return useMemo(() => cart.map(inThisLanguage), [cart]);
}

function inThisLanguage(item: CartItem): CartItem {
  const title = courseById(item.productId)?.title ?? item.name;
  return isHindi(title) === isHindi(item.name) ? item : { ...item, name: title };
}
