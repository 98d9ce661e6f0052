import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { selectCart, useAppSelector } from 'shared/store';
import { BillingForm } from '../billing/BillingForm';
import { OwnedNotice } from '../billing/OwnedNotice';
import { CommercePage } from '../summary/CommercePage';
import { TrustNotes } from '../summary/TrustNotes';
import { WithSummary } from '../summary/WithSummary';
import { OrderSummary } from './OrderSummary';
import { useCourseCheckout } from './use-course-checkout';

const CheckoutPage = () => {
  const { form, payment, news } = useCourseCheckout();
  const cart = useAppSelector(selectCart);

  return (
    <CommercePage heading="Complete Your Divine Enrollment">
      <WithSummary summaryFirst summary={<OrderSummary />}>
        <BillingForm name="Billing details" form={form} payment={payment} news={news}>
          <OwnedNotice
            kind="course"
            items={cart.map(({ productId, name }) => ({ id: productId, name }))}
            action={<Link to={paths.cart()}>Change your cart</Link>}
          />
        </BillingForm>
        <TrustNotes afterPayment="Your course opens within 3 hours of the payment, and a confirmation comes by e-mail." />
      </WithSummary>
    </CommercePage>
  );
};

export { CheckoutPage as Component };
