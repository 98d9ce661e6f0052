import { englishInThirdLanguage } from 'shared/testing';

const examples = { '/webinar-tickets/:urlTitle': '/webinar-tickets/numerology-webinar' };
const cart = [{ productId: 101, name: 'अंक', image: '', price: 9999, quantity: 2 }];

test('catalogues of its own are all that a third language needs', async () => {
  expect(await englishInThirdLanguage(__dirname, { examples, cart })).toEqual([]);
});
