import { useNavigate } from 'react-router-dom';
import type { Course } from 'shared/schemas';
import { courseMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import { addedToCart, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';

/** The two ways into the cart: staying on the page, or straight on to the checkout. */
export function useBuyCourse({ id, title, image, newPrice }: Course) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const add = () => dispatch(addedToCart({ productId: id, name: title, image, price: newPrice }));

  return {
    addToCart: () => {
      add();
      toast(courseMessages.added, { variant: 'success' });
    },
    buyNow: () => {
      add();
      toast(courseMessages.proceed, { variant: 'success' });
      void navigate(paths.checkout());
    },
  };
}
