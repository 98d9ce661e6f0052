import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { selectCart, selectSession, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';
import { useBuyerCourseIdsQuery } from '../billing/buyer-endpoints';

/** Tells a signed-in buyer which courses of the cart are paid for already; nothing is held up. */
export const OwnedCoursesNotice = () => {
  const { token, user } = useAppSelector(selectSession);
  const cart = useAppSelector(selectCart);
  const { data: ownedIds = [] } = useBuyerCourseIdsQuery(user?.id ?? 0, {
    skip: !token || user?.id === undefined,
  });
  const owned = cart.filter((item) => ownedIds.includes(item.productId)).map(({ name }) => name);

  return (
    owned.length > 0 && (
      <Notice action={<Link to={paths.cart()}>Change your cart</Link>}>
        You already have {new Intl.ListFormat('en-IN').format(owned)} in your account. You can still
        go on, but you would pay a second time.
      </Notice>
    )
  );
};
