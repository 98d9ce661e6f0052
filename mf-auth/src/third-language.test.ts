import { englishInThirdLanguage } from 'shared/testing';

/** What a page hands over to the next one of a sign-up or a reset. */
const state = { email: 'asha@example.com', phone: '9876543210', reset_token: 'r-1' };

test('catalogues of its own are all that a third language needs', async () => {
  expect(await englishInThirdLanguage(__dirname, { state })).toEqual([]);
});
