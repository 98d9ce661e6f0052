import { useNavigate } from 'react-router-dom';
import type { Course } from 'shared/model/schemas';
import { courseMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { addedToCart, useAppDispatch } from 'shared/store';
import { toast } from 'shared/toast';

/** Both functions add the course to the cart; `buyNow` also opens the checkout. */
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
