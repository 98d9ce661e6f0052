import { wholeBuyer } from '../testing/checkout';
import { emptyBilling } from './billing';
import {
  clearBillingDraft,
  isPasswordLost,
  readBillingDraft,
  saveBillingDraft,
} from './billing-draft';

beforeEach(() => sessionStorage.clear());

test('all details except the password are kept until they are forgotten', () => {
  saveBillingDraft(wholeBuyer);
  expect(JSON.stringify(sessionStorage)).not.toContain(wholeBuyer.password);
  expect(readBillingDraft()).toEqual({ ...wholeBuyer, password: '' });
  expect(isPasswordLost()).toBe(true);
  clearBillingDraft();
  expect(readBillingDraft()).toEqual(emptyBilling);
});

test.each(['{nonsense', 'null', '[]', '{"city":5,"other":"x"}'])(
  'the stored text %s is ignored',
  (text) => {
    sessionStorage.setItem('billing', text);
    expect(readBillingDraft()).toEqual(emptyBilling);
  },
);
