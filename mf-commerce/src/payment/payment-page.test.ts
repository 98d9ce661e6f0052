import { isPaymentLink } from './payment-page';

test.each([
  ['https://pay.example.com/o/1', true],
  ['/sandbox-pay/ORD-1', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
])('%p is a payment link: %p', (link, expected) => {
  expect(isPaymentLink(link)).toBe(expected);
});
