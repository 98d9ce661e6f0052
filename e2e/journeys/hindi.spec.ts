import type { Locator, Page } from '@playwright/test';
import { fill, send } from '../support/people/accounts';
import { banner, cartLink, visit } from '../support/chrome';
import { changeStoredCart, numerology, storedCart } from '../support/purchases/cart';
import {
  expectHindi,
  expectNoEnglish,
  openedPaths,
  sendLoginInHindi,
  switchTo,
  wrongLoginInHindi,
} from '../support/hindi';
import { codeSentTo, messageTo } from '../support/people/outbox';
import { newVisitor } from '../support/people/people';
import { expect, expectToast, open, test } from '../support/test';

/** Where the same page stands in the languages, as its head says. */
const alternates = (page: Page) =>
  page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        (links as HTMLLinkElement[]).map(({ hreflang, href }) => [
          hreflang,
          new URL(href).pathname,
        ]),
      ),
    );

const billing = (page: Page) => page.getByRole('form', { name: 'बिल की जानकारी' });

const follow = (place: Locator, href: string) => place.locator(`a[href="${href}"]`).first().click();

/** The addresses of this site in a message. */
const linksIn = (text: string) =>
  [...text.matchAll(/https?:\/\/localhost:\d+(\S*)/g)].map(([, path]) => path!);

test('a visitor chooses Hindi, buys a course, learns and logs out, all in Hindi', async ({
  page,
}) => {
  const visitor = newVisitor();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  expect(await alternates(page)).toMatchObject({ 'en-IN': '/', 'hi-IN': '/hi' });
  await switchTo(page, 'हिन्दी');
  await expectHindi(page, '/hi');
  expect(await alternates(page)).toMatchObject({ 'en-IN': '/', 'hi-IN': '/hi' });
  const paths = openedPaths(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await follow(page.getByRole('main'), '/hi/course/numerology-course');
  await expectHindi(page, '/hi/course/numerology-course');
  await page.getByRole('button', { name: 'कार्ट में डालें' }).first().click();
  await expectToast(page, 'कोर्स कार्ट में डल गया!');
  await banner(page).getByRole('link', { name: /कार्ट/ }).click();
  await expectHindi(page, '/hi/cart');
  await page.getByRole('button', { name: 'भुगतान के लिए आगे बढ़ें' }).click();
  await expectHindi(page, '/hi/checkout');
  await fill(billing(page), {
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    email: visitor.email,
    phone: visitor.phone,
    street: '12 Jantar Mantar Road',
    city: 'New Delhi',
    country: 'India',
    zip: '110001',
    password: visitor.password,
  });
  await page.getByRole('button', { name: 'भुगतान करें' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await expectNoEnglish(page);
  await page.getByRole('button', { name: 'भुगतान करें' }).click();
  await expect(page.getByRole('heading', { name: 'आपके ऑर्डर के लिए धन्यवाद' })).toBeVisible();
  await expectHindi(page, /\/hi\/payment-success/);
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/payment-success',
  );
  const order = await page.getByRole('definition').first().innerText();

  const mail = await messageTo(visitor.email, ({ text }) => text.includes(order));
  expect(mail.subject).toContain('आपका');
  expect(mail.text).toContain('आपके ऑर्डर के लिए धन्यवाद');
  expect(linksIn(mail.text)).not.toEqual([]);
  for (const path of linksIn(mail.text)) expect(path).toMatch(/^\/hi\//);

  await expect.poll(() => storedCart(page)).toEqual([]);
  await page.getByRole('button', { name: 'होम पर जाएँ' }).click();
  await expectHindi(page, '/hi');
  await follow(banner(page), '/hi/login');
  await sendLoginInHindi(page, visitor);
  await page.getByRole('link', { name: 'मेरे कोर्स' }).first().click();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'क्लासरूम खोलें' }).click();
  await expectHindi(page, /\/hi\/dashboard\/[^/]+\/mycourse\/numerology-course$/);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectNoEnglish(page);
  await page.getByRole('button', { name: 'लॉग आउट' }).click();
  await expectToast(page, 'लॉग आउट हो गया।');
  await expectHindi(page, '/hi');

  const others = paths.filter((path) => !/^\/(hi|sandbox-pay)(\/|$)/.test(path));
  expect(others, 'addresses outside /hi').toEqual([]);
});

async function enterCode(page: Page, code: string) {
  const form = page.getByRole('form', { name: 'OTP' });
  await expect(form).toBeVisible();
  await expectNoEnglish(page);
  await form.getByLabel('अंक 1').click();
  await page.keyboard.type(code);
  await send(form);
}

test('an account is made with a code, its password replaced, and the language changed on the checkout, which forgets no more than the password', async ({
  page,
}) => {
  const visitor = newVisitor();
  const paths = openedPaths(page);
  await open(page, '/hi/signup');
  const { name, email, phone, password } = visitor;
  const signup = page.getByRole('form', { name: 'खाता बनाएँ' });
  await fill(signup, { name, email, phone, password, password_confirmation: password });
  await send(signup);
  await expectHindi(page, '/hi/verify-otp');
  const sms = await messageTo(phone);
  expect(sms.text).toMatch(/\p{Script=Devanagari}/u);
  await enterCode(page, await codeSentTo(phone));
  await expectToast(page, 'OTP सही है! अब लॉग इन करें।');
  await expectHindi(page, '/hi/login');

  await page.getByRole('link', { name: 'पासवर्ड याद नहीं?' }).click();
  await expectHindi(page, '/hi/login?view=forgot');
  const forgot = page.getByRole('form', { name: 'पासवर्ड याद नहीं' });
  await fill(forgot, { email });
  await send(forgot);
  await expectHindi(page, '/hi/forgetPass-verify-otp');
  await enterCode(page, await codeSentTo(email));
  await expectHindi(page, '/hi/resetPass');
  await expectNoEnglish(page);
  const reset = page.getByRole('form', { name: 'नया पासवर्ड बनाएँ' });
  const renewed = 'sun-and-planets';
  await fill(reset, { new_password: renewed, new_password_confirmation: renewed });
  await send(reset);
  await expectToast(page, 'नया पासवर्ड बन गया।');
  await expectHindi(page, '/hi/login');

  const login = page.getByRole('form', { name: 'लॉग इन' });
  await fill(login, { email, password });
  await send(login);
  await expectToast(page, wrongLoginInHindi);
  await expectHindi(page, '/hi/login');
  await sendLoginInHindi(page, { email, password: renewed });
  expect(
    paths.filter((path) => !path.startsWith('/hi/')),
    'addresses outside /hi',
  ).toEqual([]);

  // The switch keeps the cart, the session and what was typed.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await changeStoredCart(page, numerology);
  await visit(page, '/hi/checkout');
  await expect(page.getByRole('row', { name: /^अंक ज्योतिष कोर्स/ })).toBeVisible();
  await fill(billing(page), { city: 'Jaipur', street: '7 Hawa Mahal Road', password: 'a-secret' });
  await switchTo(page, 'English');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('row', { name: /^Numerology Course/ })).toBeVisible();
  const form = page.getByRole('form', { name: 'Billing details' });
  await expect(form.locator('[name=city]')).toHaveValue('Jaipur');
  await expect(form.locator('[name=street]')).toHaveValue('7 Hawa Mahal Road');
  await expect(form.locator('[name=password]')).toHaveValue('');
  expect(await storedCart(page)).toMatchObject([{ productId: 101, quantity: 1 }]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);

  await switchTo(page, 'हिन्दी');
  await expectHindi(page, '/hi/checkout');
  await expect(billing(page).locator('[name=city]')).toHaveValue('Jaipur');
});

test('a shared link opens in its own language, and the home page in the chosen one', async ({
  page,
  request,
}) => {
  await open(page, '/hi/about');
  await expectHindi(page, '/hi/about');
  await changeStoredCart(page, numerology);
  await open(page, '/');
  await expect(page, 'nothing was chosen by opening a link').toHaveURL('/');

  await visit(page, '/webinar?from=a-friend#top');
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expectHindi(page, '/hi/webinar?from=a-friend#top');
  await open(page, '/courses');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await follow(banner(page), '/');
  await expect(page, 'a link of the site is followed').toHaveURL('/');
  await expect(cartLink(page)).toContainText('1');

  await page.goto('about:blank');
  await page.goto('/?from=a-friend');
  await expectHindi(page, '/hi?from=a-friend');
  await switchTo(page, 'English');
  await expect(page).toHaveURL('/?from=a-friend');
  await page.goto('about:blank');
  await open(page, '/');
  await expect(page, 'English was chosen again').toHaveURL('/');

  for (const path of ['/hi/admin', '/hi/admin/dashboard', '/hi/admin-login']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
