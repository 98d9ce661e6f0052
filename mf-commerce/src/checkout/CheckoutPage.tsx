import { Link } from 'react-router-dom';
import { CART_DISCOUNT } from 'shared/model/constants';
import { formatRupees, padTwo } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { selectCart, selectCartTotal, useAppSelector } from 'shared/store';
import { BillingForm } from '../billing/BillingForm';
import { OwnedNotice } from '../billing/OwnedNotice';
import { PlacesList } from '../places/PlacesList';
import { AmountRow, Summary, SummaryTable, TaxNote } from '../summary/Summary';
import { CommercePage, WithSummary } from '../summary/CommercePage';
import { RefundTerms, TrustNotes } from '../summary/TrustNotes';
import { useCourseCheckout } from './use-course-checkout';

function CheckoutPage() {
  const { form, payment, notice } = useCourseCheckout();
  const cart = useAppSelector(selectCart);

  return (
    <CommercePage heading="Complete Your Divine Enrollment">
      <WithSummary summaryFirst summary={<OrderSummary />}>
        <BillingForm name="Billing details" form={form} payment={payment} notice={notice}>
          <OwnedNotice
            kind="course"
            items={cart.map(({ productId, name }) => ({ id: productId, name }))}
            action={<Link to={paths.cart()}>Change your cart</Link>}
          />
        </BillingForm>
        <TrustNotes afterPayment="Your course opens within 3 hours of the payment, and you will get a confirmation by e-mail." />
      </WithSummary>
    </CommercePage>
  );
}

/** One row per course, then subtotal and total. */
function OrderSummary() {
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
      <TaxNote />
      <PlacesList cart={cart} steppers />
      <RefundTerms kind="course" />
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
}

export { CheckoutPage as Component };
