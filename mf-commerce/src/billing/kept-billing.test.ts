import { buyer } from '../testing/checkout';
import { emptyBilling } from './billing';
import { forgetBilling, keepBilling, keptBilling } from './kept-billing';

beforeEach(() => sessionStorage.clear());

test('all but the password is kept until it is forgotten', () => {
  keepBilling(buyer);
  expect(JSON.stringify(sessionStorage)).not.toContain(buyer.password);
  expect(keptBilling()).toEqual({ ...buyer, password: '' });
  forgetBilling();
  expect(keptBilling()).toEqual(emptyBilling);
});

test.each(['{nonsense', 'null', '[]', '{"city":5,"other":"x"}'])('%s is not used', (text) => {
  sessionStorage.setItem('billing', text);
  expect(keptBilling()).toEqual(emptyBilling);
});
