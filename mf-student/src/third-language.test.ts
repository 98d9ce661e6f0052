import { englishInThirdLanguage } from 'shared/testing';
import { asha, paying } from './testing/dashboard';

const dashboard = '/dashboard/:name?';
const examples = Object.fromEntries([
  ...[
    'overview',
    'explorecourse',
    'mycourse',
    'mywebinar',
    'updateprofile',
    'orders',
    'message',
  ].map((page) => [`${dashboard}/${page}`, `/dashboard/asha-verma/${page}`]),
  [`${dashboard}/mycourse/:urlTitle`, '/dashboard/asha-verma/mycourse/numerology-course'],
  [`${dashboard}/mywebinar/:urlTitle`, '/dashboard/asha-verma/mywebinar/numerology-webinar'],
  ['/reminders/:token', '/reminders/7'],
  ['/objection/:token', '/objection/7'],
  ['/promise/:token', '/promise/7'],
  ['/class/:token', '/class/1'],
  ['/consents/:purpose/:token', '/consents/news/7'],
]);

const batch = {
  ...{ id: 'evening', firstDay: '2026-12-07', lastDay: '2026-12-31', weekdays: [1, 3] },
  ...{ time: '19:30', minutes: 60, language: 'हिन्दी', seats: 40 },
  classLink: 'https://meet.example.com/class',
  whatsappGroup: 'https://chat.whatsapp.com/batch',
};
const session = {
  ...{ id: 'sunday', day: '2026-11-29', time: '11:00', minutes: 90, seats: 100 },
  classLink: 'https://meet.example.com/sunday',
};
const material = { link: 'https://video.example.com/1', added_at: '2026-12-07T15:30:00.000Z' };
const bought = {
  ...{ title: 'अंक', order_number: '1', modules_done: [2] },
  certificate: { code: '7', issued_at: '2026-12-20T20:00:00.000Z' },
  materials: ['recording', 'notes'].map((type, id) => ({
    ...{ ...material, id, type, title: 'अंक' },
  })),
};
const order = {
  ...{ order_type: 'course', title: 'अंक', amount: 9999 },
  ...{ created_at: '2026-11-20T09:34:00.000Z', has_receipt: true, can_resume: true },
};
const states = ['pending', 'paid', 'refunded', 'failed', 'expired', 'review'];
const meeting = {
  ...{ day: '2026-12-07', start: '2026-12-07T14:00:00.000Z', end: '2026-12-07T15:00:00.000Z' },
  state: 'planned',
};

const responses = {
  ...paying([101], [201]),
  'GET /profile': { body: { status: true, data: { ...asha, email: '', phone: '9876543210' } } },
  'GET /profile/reminders': { body: { status: true, data: {} } },
  'GET /orders': {
    body: {
      success: true,
      data: states.map((state, index) => ({
        ...{ ...order, order_number: String(index), state },
        refunded_amount: index,
      })),
    },
  },
  'GET /classroom/course/101': {
    body: { success: true, data: { ...bought, batch, session: null } },
  },
  'GET /classroom/webinar/201': {
    body: { success: true, data: { ...bought, batch: null, session } },
  },
  'GET /promises/7': {
    body: {
      success: true,
      data: {
        ...{ question: 'moved', title: 'अंक', when: '', amount: 29 },
        ...{ choices: ['keep', 'back'], answer: null },
      },
    },
  },
  'GET /threads': { body: { success: true, data: [] } },
  'GET /class/1/threads': {
    body: {
      success: true,
      data: ['open', 'answered', 'solved', 'closed'].map((state, id) => ({
        ...{ id, kind: 'course', product_id: 101, title: 'अंक', url_title: 'a', about: 'अंक' },
        ...{ from: 'अंक', state, reported: id > 0 },
        messages: ['student', 'teacher', 'office'].map((by, message) => ({
          ...{ id: message, by, text: 'अंक', at: '2026-12-07T15:30:00.000Z' },
          picture: '/uploads/1-4x3.webp',
        })),
      })),
    },
  },
  'GET /class/1': {
    body: {
      success: true,
      data: {
        title: 'अंक',
        when: '',
        meetings: [meeting],
        people: [{ id: 1, name: '', there: [] }],
      },
    },
  },
};

test('catalogues of its own are all that a third language needs', async () => {
  expect(
    await englishInThirdLanguage(__dirname, {
      examples,
      responses,
      user: asha,
      names: ['WhatsApp', 'English'],
    }),
  ).toEqual([]);
});
