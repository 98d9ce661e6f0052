import { englishInThirdLanguage } from 'shared/testing';

const examples = {
  '/course/:urlTitle': '/course/numerology-course',
  '/webinar/:urlTitle': '/webinar/numerology-webinar',
  '/certificate/:code': '/certificate/x',
};

const responses = {
  'GET /certificates/x': {
    body: {
      success: true,
      data: { name: 'आशा', title: 'अंक', issued_at: '2026-12-20T20:00:00.000Z' },
    },
  },
  'GET /courses/101/waiting': {
    body: { success: true, data: { count: 3, since: '2026-12-20T20:00:00.000Z' } },
  },
};

const names = ['WhatsApp'];

test('catalogues of its own are all that a third language needs', async () => {
  expect(await englishInThirdLanguage(__dirname, { examples, names, responses })).toEqual([]);
});
