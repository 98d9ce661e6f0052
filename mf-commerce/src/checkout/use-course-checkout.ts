import { useState, type SubmitEvent } from 'react';
import { readFailure } from 'shared/calls';
import { courseById } from 'shared/page';
import { COURSE_PAYMENT_REDIRECT_DELAY } from 'shared/model/constants';
import { useCheckedForm, type CheckedForm, type Outcome, stopped } from 'shared/forms';
import { formatRupees } from 'shared/model/format';
import { courseCheckoutMessages } from 'shared/model/messages';
import { priceChanged, selectCart, selectUser, useAppDispatch, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';
import { valueAt } from 'shared/model/validation';
import { billingErrors, type Billing } from '../billing/billing';
import { readBillingDraft } from '../billing/billing-draft';
import { useProfilePrefill } from '../billing/use-profile-prefill';
import { cartForCode, useCode } from '../code/use-code';
import { readPriceRefusal, type PriceRefusal } from '../payment/price-refusal';
import { usePayment } from '../payment/use-payment';
import { courseBillingChecks } from '../billing/billing-checks';
import { courseOrder, currentPrices } from './course-order';
import { texts } from './texts';

/** The form of the course checkout, its payment and its notice. */
export function useCourseCheckout() {
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const code = useCode(cartForCode(cart));
  const payment = usePayment(courseCheckoutMessages, COURSE_PAYMENT_REDIRECT_DELAY);
  const [defaultValues] = useState(readBillingDraft);
  const [notice, setNotice] = useState<string | null>(null);
  /** Named by the server: the catalogue of this page may be older. */
  const [missing, setMissing] = useState<unknown>();
  const withdrawn = cart.find(({ productId }) => productId === missing || !courseById(productId));

  const applyNewPrices = ({ payable_amount, prices }: PriceRefusal) => {
    for (const price of currentPrices(cart, prices)) dispatch(priceChanged(price));
    if (code.priced) code.again();
    const change = texts.priceChanged(formatRupees(payable_amount));
    toast(change, { variant: 'warning' });
    setNotice(`${change} ${texts.agreeToPrice}`);
  };

  const onSubmit = async (billing: Billing): Promise<Outcome> => {
    setNotice(null);
    if (cart.length === 0) return stopped;
    const order = courseOrder(cart, billing, user?.id, code.priced);
    if (!order) {
      toast(courseCheckoutMessages.courseMissing, { variant: 'error' });
      return stopped;
    }

    const outcome = await payment.pay(order);
    if (!outcome.error) return outcome;
    const failure = readFailure(outcome.error);
    const refusal = readPriceRefusal(failure);
    if (refusal) applyNewPrices(refusal);
    if (failure.errors.code) {
      code.refuse(outcome.error);
      setNotice(texts.agreeToPrice);
    }
    setMissing(valueAt(failure.body, 'missing_course_id'));
    return { ...outcome, errors: billingErrors(failure.errors) };
  };

  const form = useCheckedForm<Billing>({
    checks: courseBillingChecks,
    report: 'each',
    defaultValues,
    onSubmit,
  });
  useProfilePrefill(form);

  /** Reports an empty cart together with the form's errors, so that no buyer fills in the form in vain. */
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    if (cart.length === 0) toast(courseCheckoutMessages.cartEmpty, { variant: 'error' });
    return form.submit(event);
  };

  const whole: CheckedForm<Billing> = { ...form, submit };
  return {
    form: whole,
    payment,
    code,
    notice: withdrawn ? texts.noLongerOffered(withdrawn.name) : notice,
  };
}
