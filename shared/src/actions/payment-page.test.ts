import { readPaymentLink } from './payment-page';

test.each([
  ['https://pay.example.com/o/1', 'https://pay.example.com/o/1'],
  ['/sandbox-pay/ORD-1', '/sandbox-pay/ORD-1'],
  ['https://payments.cashfree.com/order/1', 'https://payments.cashfree.com/order/1'],
  ['https://evilcashfree.com/order/1', ''],
  ['https://cashfree.com.attacker.net/order/1', ''],
  ['//attacker.net/order/1', ''],
  ['https://pay.example.com@attacker.net/', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['', ''],
])('the link %p is followed as %p', (payment_link, followed) => {
  expect(readPaymentLink({ status: true, payment_link })).toBe(followed);
});

test('the link of a response with status false is not followed', () => {
  expect(readPaymentLink({ status: false, payment_link: 'https://pay.example.com/o/1' })).toBe('');
});
