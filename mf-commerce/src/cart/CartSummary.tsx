import { useNavigate } from 'react-router-dom';
import { CART_DISCOUNT } from 'shared/constants';
import { cartMessages } from 'shared/messages';
import { paths } from 'shared/paths';
import { selectCartTotal, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { Button } from 'shared/ui';
import { AmountRow } from '../summary/AmountRow';
import { Summary, SummaryTable } from '../summary/Summary';

/** What the cart comes to, and the way on. */
export const CartSummary = () => {
  const total = useAppSelector(selectCartTotal);
  const navigate = useNavigate();

  const proceed = () => {
    if (total > 0) void navigate(paths.checkout());
    else toast(cartMessages.cannotBeEmpty, { variant: 'error' });
  };

  return (
    <Summary heading="Cart total">
      <SummaryTable name="Cart total">
        <tbody>
          <AmountRow label="Subtotal" amount={total} />
          <AmountRow label="Discount" amount={CART_DISCOUNT} />
          <AmountRow label="Total" amount={total - CART_DISCOUNT} total />
        </tbody>
      </SummaryTable>
      <Button size="large" wide onClick={proceed}>
        Proceed To Checkout
      </Button>
    </Summary>
  );
};
