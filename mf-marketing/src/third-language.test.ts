import { englishInThirdLanguage } from 'shared/testing';

const examples = {
  '/course/:urlTitle': '/course/numerology-course',
  '/webinar/:urlTitle': '/webinar/numerology-webinar',
  '/certificate/:code': '/certificate/x',
};

const names = ['WhatsApp'];

test('catalogues of its own are all that a third language needs', async () => {
  expect(await englishInThirdLanguage(__dirname, { examples, names })).toEqual([]);
});
