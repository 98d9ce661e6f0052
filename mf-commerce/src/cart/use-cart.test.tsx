import { screen } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { numerology } from '../testing/checkout';

test.each(['/cart', '/checkout'])(
  'a course that was put into the cart in Hindi has its English name on %s',
  async (at) => {
    renderRemote(remote, { at, cart: [{ ...numerology, name: 'अंक ज्योतिष कोर्स' }] });
    expect(await screen.findByRole('row', { name: /Numerology Course/ })).toBeVisible();
    expect(screen.queryByText(/अंक/)).toBeNull();
  },
);

test('a name in the language of the page stays as it was put into the cart', async () => {
  renderRemote(remote, { at: '/cart', cart: [{ ...numerology, name: 'Numbers' }] });
  expect(await screen.findByRole('row', { name: /Numbers/ })).toBeVisible();
});
