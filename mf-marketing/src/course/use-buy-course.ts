import { useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Course } from 'shared/model/schemas';
import { courseMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { addedToCart, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';

/** The second click of a double click: each would add a place, which the buyer pays. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1;

/** Both functions add the course to the cart; `buyNow` also opens the checkout. */
export function useBuyCourse({ id, title, image, newPrice }: Course) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const add = () => dispatch(addedToCart({ productId: id, name: title, image, price: newPrice }));

  return {
    addToCart: (event: MouseEvent) => {
      if (isRepeated(event)) return;
      add();
      toast(courseMessages.added, { variant: 'success' });
    },
    buyNow: async (event: MouseEvent) => {
      // On a slow line, a buyer presses again while the checkout is loading.
      if (isRepeated(event) || isLeaving.current) return;
      isLeaving.current = true;
      add();
      toast(courseMessages.proceed, { variant: 'success' });
      await navigate(paths.checkout());
      isLeaving.current = false;
    },
  };
}
