import { englishInThirdLanguage } from 'shared/testing';

const examples = { '/webinar-tickets/:urlTitle': '/webinar-tickets/numerology-webinar' };

test('catalogues of its own are all that a third language needs', async () => {
  expect(await englishInThirdLanguage(__dirname, { examples })).toEqual([]);
});
