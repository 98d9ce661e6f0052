import { useState, type SubmitEvent } from 'react';
import { readFailure } from 'shared/calls';
import { courseById } from 'shared/page';
import { COURSE_PAYMENT_REDIRECT_DELAY, CART_DISCOUNT, CURRENCY } from 'shared/model/constants';
import { useCheckedForm, stopped, type CheckedForm, type Outcome } from 'shared/forms';
import { formatRupees } from 'shared/model/format';
import { courseCheckoutMessages } from 'shared/model/messages';
import {
  priceChanged,
  selectCart,
  selectUser,
  useAppDispatch,
  useAppSelector,
  type CartItem,
} from 'shared/store';
import { toast } from 'shared/toast';
import { valueAt } from 'shared/model/validation';
import type { CodePriceResponse, PaymentCreateRequest, PaymentRefusal } from 'shared/model/schemas';
import { billingErrors, buyerFields, type Billing } from '../billing/billing';
import { readBillingDraft } from '../billing/billing-draft';
import { useProfilePrefill } from '../billing/use-profile-prefill';
import { cartForCode, useCode, withCode } from '../code/use-code';
import { readPriceRefusal, type PriceRefusal } from '../payment/price-refusal';
import { usePayment } from '../payment/use-payment';
import { courseBillingChecks } from '../billing/billing-checks';
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

    const outcome = await payment.pay(order, form.element);
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

/**
 * The order of a whole cart; `null` if the catalogue lacks one of its courses. The order names the
 * first course in its own fields and all courses in `items`. Its amounts come from the cart, and the
 * server refuses the order if its own amounts differ.
 */
function courseOrder(
  cart: readonly CartItem[],
  billing: Billing,
  userId: number | undefined,
  priced: CodePriceResponse | null = null,
): PaymentCreateRequest | null {
  const courses = cart.map((item) => courseById(item.productId));
  const [first] = courses;
  if (!first || courses.includes(undefined)) return null;
  const total = cart.reduce((sum, item) => sum + item.price * item.quantity, 0);

  return {
    user_id: userId ?? '',
    course_id: first.id,
    course_name: first.title,
    course_startDate: first.startDate,
    course_type: 'course',
    total_amount: total,
    discount_amount: CART_DISCOUNT,
    payable_amount: total - CART_DISCOUNT,
    ...withCode(priced),
    currency: CURRENCY,
    remarks: 'Course purchase',
    ...buyerFields(billing),
    items: cart.map((item) => ({ course_id: item.productId, quantity: item.quantity })),
  };
}

/** The current price of each line: the server's if it named one, else the catalogue's. */
function currentPrices(
  cart: readonly CartItem[],
  named: PaymentRefusal['prices'] = [],
): { productId: number; price: number }[] {
  return cart.map(({ productId, price }) => ({
    productId,
    price:
      named.find((each) => each.course_id === productId)?.price ??
      courseById(productId)?.newPrice ??
      price,
  }));
}
