import { Link } from 'react-router-dom';
import { CART_DISCOUNT } from 'shared/constants';
import { formatRupees, padTwo } from 'shared/format';
import { paths } from 'shared/paths';
import { selectCart, selectCartTotal, useAppSelector } from 'shared/store';
import { AmountRow } from '../summary/AmountRow';
import { Summary, SummaryTable } from '../summary/Summary';

/** What is bought: one line a course, then subtotal and total. */
export const OrderSummary = () => {
  const cart = useAppSelector(selectCart);
  const total = useAppSelector(selectCartTotal);

  return (
    <Summary heading="Order summary">
      <SummaryTable name="Order summary">
        {cart.length > 0 && (
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Quantity</th>
              <th scope="col">Subtotal</th>
            </tr>
          </thead>
        )}
        <tbody>
          {cart.map(({ productId, name, price, quantity }) => (
            <tr key={productId}>
              <th scope="row">{name}</th>
              <td>{padTwo(quantity)}</td>
              <td>{formatRupees(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <AmountRow label="Subtotal" amount={total} span={2} />
          <AmountRow label="Total" amount={total - CART_DISCOUNT} span={2} total />
        </tfoot>
      </SummaryTable>
      {cart.length === 0 ? (
        <p>
          There is nothing in your cart. <Link to={paths.courses()}>Choose a course</Link>
        </p>
      ) : (
        <p>
          <Link to={paths.cart()}>Change your cart</Link>
        </p>
      )}
    </Summary>
  );
};
