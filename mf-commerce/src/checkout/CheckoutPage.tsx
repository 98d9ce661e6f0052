import { BillingForm } from '../billing/BillingForm';
import { CommercePage } from '../summary/CommercePage';
import { TrustNotes } from '../summary/TrustNotes';
import { WithSummary } from '../summary/WithSummary';
import { OrderSummary } from './OrderSummary';
import { OwnedCoursesNotice } from './OwnedCoursesNotice';
import { useCourseCheckout } from './use-course-checkout';

const CheckoutPage = () => {
  const { form, payment, news } = useCourseCheckout();

  return (
    <CommercePage heading="Complete Your Divine Enrollment">
      <WithSummary
        summaryFirst
        summary={
          <>
            <OrderSummary />
            <OwnedCoursesNotice />
          </>
        }
      >
        <BillingForm name="Billing details" form={form} payment={payment} news={news} />
        <TrustNotes afterPayment="Your course opens within 3 hours of the payment, and a confirmation comes by e-mail." />
      </WithSummary>
    </CommercePage>
  );
};

export { CheckoutPage as Component };
