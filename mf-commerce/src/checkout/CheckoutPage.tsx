import { Link } from 'react-router-dom';
import { CART_DISCOUNT } from 'shared/model/constants';
import { formatRupees, padTwo } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { selectCartTotal, useAppSelector } from 'shared/store';
import { BillingForm } from '../billing/BillingForm';
import { PurchasedNotice } from '../billing/PurchasedNotice';
import { useCart } from '../cart/use-cart';
import { CodeField, CodeRow } from '../code/CodeField';
import type { OrderCode } from '../code/use-code';
import { PlacesList } from '../places/PlacesList';
import { AmountRow, Summary, SummaryTable, TaxNote } from '../summary/Summary';
import { CommercePage, WithSummary } from '../summary/CommercePage';
import { RefundTerms, TrustNotes } from '../summary/TrustNotes';
import { texts } from './texts';
import { useCourseCheckout } from './use-course-checkout';

function CheckoutPage() {
  const { form, payment, notice, code } = useCourseCheckout();
  const cart = useCart();

  return (
    <CommercePage heading={texts.heading}>
      <WithSummary summaryFirst summary={<OrderSummary code={code} />}>
        <BillingForm name={texts.billing} form={form} payment={payment} notice={notice}>
          <PurchasedNotice
            kind="course"
            items={cart.map(({ productId, name }) => ({ id: productId, name }))}
            action={<Link to={paths.cart()}>{texts.changeCart}</Link>}
          />
        </BillingForm>
        <TrustNotes kind="course" />
      </WithSummary>
    </CommercePage>
  );
}

/** One row per course, then subtotal and total. */
function OrderSummary({ code }: { code: OrderCode }) {
  const cart = useCart();
  const total = useAppSelector(selectCartTotal);

  return (
    <Summary heading={texts.summary}>
      <SummaryTable name={texts.summary}>
        {cart.length > 0 && (
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.quantity}</th>
              <th scope="col">{texts.subtotal}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {cart.map(({ productId, name, price, quantity }) => (
            <tr key={productId}>
              <th scope="row" lang={langOf(name)}>
                {name}
              </th>
              <td>{padTwo(quantity)}</td>
              <td>{formatRupees(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <AmountRow label={texts.subtotal} amount={code.priced?.total_amount ?? total} span={2} />
          <CodeRow code={code} span={2} />
          <AmountRow
            label={texts.total}
            amount={code.priced?.payable_amount ?? total - CART_DISCOUNT}
            span={2}
            total
          />
        </tfoot>
      </SummaryTable>
      <TaxNote />
      {cart.length > 0 && <CodeField code={code} />}
      <PlacesList cart={cart} steppers />
      <RefundTerms kind="course" />
      {cart.length === 0 ? (
        <p>
          {texts.emptyCart} <Link to={paths.courses()}>{texts.chooseCourse}</Link>
        </p>
      ) : (
        <p>
          <Link to={paths.cart()}>{texts.changeCart}</Link>
        </p>
      )}
    </Summary>
  );
}

export { CheckoutPage as Component };
