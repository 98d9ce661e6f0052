import { expectAccessible } from '../support/axe';
import { messageTo } from '../support/people/outbox';
import { newVisitor } from '../support/people/people';
import { billingDetails, fill } from '../support/purchases/payment';
import { priceOf, rupees } from '../support/purchases/prices';
import { addToCart, makePayment, pay } from '../support/purchases/purchase';
import { expect, test } from '../support/test';

test('a buyer puts right two places and a mistyped e-mail, before and after the payment', async ({
  page,
}) => {
  const visitor = newVisitor();
  const mistyped = visitor.email.replace('@example.com', '@gmial.com');
  await addToCart(page, 'numerology-course');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/checkout');

  const summary = page.getByRole('table', { name: 'Order summary' });
  await expect(summary).toContainText(rupees(2 * priceOf(101)));
  const places = page.getByRole('list', { name: 'What you get' });
  await expect(places).toContainText('2 places. Only for you?');
  await expect(places).toContainText('With Ritu Khandelwal');
  await places.getByRole('button', { name: 'Make it 1' }).click();
  await expect(summary.getByRole('row').last()).toContainText(rupees(priceOf(101)));
  await expect(places).not.toContainText('Only for you?');
  await expect(places.getByRole('group')).toContainText('1');

  const form = billingDetails(page);
  await form.locator('[name=email]').fill(mistyped);
  await expect(form.locator('[name=country]')).toHaveValue('India');
  await form.locator('[name=zip]').fill('452001');
  await expect(form.locator('[name=state]')).toHaveValue('Madhya Pradesh');
  const suggestion = page.getByRole('button', { name: /^Did you mean .*@gmail\.com\?$/ });
  await expect(suggestion).toBeVisible();
  await expectAccessible(page);
  await suggestion.click();
  await expect(form.locator('[name=email]')).toHaveValue(mistyped.replace('gmial', 'gmail'));
  // The advice was for another mistake: this address is read as it is typed.
  const wrong = `x${visitor.email}`;
  const { firstName, lastName, phone, password } = visitor;
  await fill(form, {
    first_name: firstName,
    last_name: lastName,
    email: wrong,
    phone,
    street: '12 Lake Road',
    city: 'Indore',
    password,
  });
  await makePayment(page);
  const orderNumber = await pay(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(wrong);
  await expect(main).toContainText(rupees(priceOf(101)));

  await main.getByRole('button', { name: 'Wrong e-mail? Correct it' }).click();
  const correction = page.getByRole('form', { name: 'Correct your e-mail' });
  await expect(correction.locator('[name=email]')).toBeFocused();
  await correction.locator('[name=email]').fill(visitor.email);
  await expectAccessible(page);
  await correction.locator('[name=email]').press('Enter');
  await expect(main).toContainText(`A confirmation is on its way to ${visitor.email}`);
  await expect(correction).toHaveCount(0);
  await messageTo(visitor.email, ({ text }) => text.includes(orderNumber));
  await expect(main.getByRole('button', { name: /^Wrong e-mail/ }), 'once only').toHaveCount(0);

  await main.getByRole('link', { name: 'Go to My Courses' }).click();
  const login = page.getByRole('form', { name: 'Login' });
  await expect(login.locator('[name=email]')).toHaveValue(visitor.email);
  await login.locator('[name=password]').fill(visitor.password);
  await login.locator('[name=password]').press('Enter');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Numerology Course');
});
