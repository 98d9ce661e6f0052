import { contact, postalAddress } from 'shared/model/config';
import { publicCatalogue, siteTextIds, type PublicCatalogue } from 'shared/model/catalogue';
import type { Catalogue, SiteText } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysAfter, indianDay } from '../../platform/indian-time';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { catalogueErrors } from './catalogue-errors';

const site = mkdtempSync(join(tmpdir(), 'site-texts-'));
let shown: PublicCatalogue = publicCatalogue(shippedCatalogue);
const write = (catalogue: PublicCatalogue) => {
  shown = catalogue;
  writeFileSync(join(site, 'live/catalogue.json'), JSON.stringify(catalogue));
};
mkdirSync(join(site, 'live'));
write(shown);

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await openTestServer({
    env: { SITE_DIR: site },
    overrides: { writeSite: async (catalogue) => write(catalogue) },
  });
});
// The clock of a test ends the logins before.
beforeEach(async () => {
  owner = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

const changed = (name: keyof typeof siteTextIds, change: Partial<SiteText>): Catalogue => ({
  ...shippedCatalogue,
  siteTexts: shippedCatalogue.siteTexts.map((text) =>
    text.id === siteTextIds[name] ? { ...text, ...change } : text,
  ),
});

const publish = async (catalogue: Catalogue, { token } = owner) => {
  const { version } = await server.services.catalogue.newest();
  const answer = await server.call('PUT', 'admin/catalogue', { version, catalogue }, { token });
  await server.runTask('show the catalogue on the site');
  return answer;
};

test('a banner is on the pages on its days only, without another publish', async () => {
  const today = indianDay(server.now());
  const banner = { text: 'Diwali: 20% off', link: '/courses', hi: { text: 'दिवाली: 20% की छूट' } };
  const [from, until] = [daysAfter(today, 1), daysAfter(today, 2)];
  expect((await publish(changed('banner', { ...banner, from, until }))).status).toBe(200);
  expect(shown.banner).toBeUndefined();
  server.advanceClock(86_400);
  await server.runTask('show the catalogue on the site');
  expect(shown.banner).toEqual(banner);
  const { body } = await server.call('GET', 'catalogue?languages=all');
  expect(body.catalogue.siteTexts[0]).toMatchObject({ ...banner, from, until });
  server.advanceClock(2 * 86_400);
  await server.runTask('show the catalogue on the site');
  expect(shown.banner).toBeUndefined();
});

test('published contact details count before the settings, on the pages and in e-mails', async () => {
  const shipped = { phone: contact.phone, address: postalAddress };
  const own = { phone: '+91 11 2345 6789', address: ['12 Lake Road', 'Delhi 110001'] };
  await publish(changed('contact', { ...own, x: 'https://x.com/nakshank' }));
  expect(shown.contact).toEqual({ ...own, x: 'https://x.com/nakshank' });
  expect({ phone: contact.phone, address: postalAddress }).toEqual(own);
  await publish(changed('contact', { phone: '', address: [] }));
  expect(shown.contact).toEqual({});
  expect({ phone: contact.phone, address: postalAddress }).toEqual(shipped);
});

test('each publication of a policy is a version with its day, also after it is taken back', async () => {
  const text = 'No refunds.\n\n## Why\n\n- One\n- Two';
  const hi = { text: 'पैसे वापस नहीं।\n\n## क्यों\n\n- एक\n- दो' };
  const day = indianDay(server.now());
  const versions = () => shown.details['/catalogue/refundPolicy.json'];
  expect(versions()).toEqual([]);
  await publish(changed('refundPolicy', { text, hi }));
  const section = { id: 'why', heading: 'Why', blocks: [['One', 'Two']] };
  const own = {
    since: day,
    lead: 'No refunds.',
    sections: [section],
    hi: {
      lead: 'पैसे वापस नहीं।',
      sections: [{ id: 'why', heading: 'क्यों', blocks: [['एक', 'दो']] }],
    },
  };
  expect(versions()).toEqual([own]);
  // Another publish changes no version, whatever a client sends as versions.
  const other = { ...changed('refundPolicy', { text, hi }), policies: [], mentors: [] };
  expect((await publish(other)).status).toBe(200);
  expect(versions()).toEqual([own]);

  server.advanceClock(86_400);
  owner = await server.addUser({ role: 3, name: 'Owner' });
  expect((await publish(shippedCatalogue)).status).toBe(200);
  expect(versions()).toEqual([{ since: indianDay(server.now()) }, own]);

  const { body } = await server.call('GET', 'admin/audit', undefined, { token: owner.token });
  expect(JSON.stringify(body.data)).toContain('Refund policy: Text in Hindi');
});

test('an accountant publishes no texts, and whoever manages the content does', async () => {
  const banner = changed('banner', { text: 'Open day', hi: { text: 'खुला दिन' } });
  const accountant = await server.addUser({ rights: 'accountant' });
  expect((await publish(banner, accountant)).status).toBe(403);
  const content = await server.addUser({ rights: 'content' });
  expect((await publish(banner, content)).status).toBe(200);
});

test.each<[keyof typeof siteTextIds, Partial<SiteText>, string, string]>([
  ['banner', { link: '/courses' }, '0.text', 'Write what the banner says.'],
  ['banner', { text: 'One\ntwo' }, '0.text', 'A banner is one line.'],
  [
    'banner',
    { text: 'One', from: '2026-12-05', until: '2026-12-01' },
    '0.until',
    'The last day is before the first.',
  ],
  ['refundPolicy', { text: 'No' }, '4.hi.text', 'Write the policy in both languages.'],
  [
    'refundPolicy',
    { text: 'No\n## A', hi: { text: 'नहीं' } },
    '4.hi.text',
    'The English text has 1 headings, the Hindi one 0.',
  ],
  ['refundPolicy', { text: '{fax}', hi: { text: 'नहीं' } }, '4.text', '{fax} stands for nothing.'],
  [
    'refundPolicy',
    { text: 'See http://a.example/x', hi: { text: 'नहीं' } },
    '4.text',
    'http://a.example/x: a link begins with https://.',
  ],
])('the %s %j is refused', (name, change, place, message) => {
  expect(catalogueErrors(changed(name, change), new Date())).toEqual({
    [`siteTexts.${place}`]: [message],
  });
});

test.each(['javascript:alert(1)', '//evil.example', 'http://a.example', '/\\evil.example'])(
  'a banner does not lead to %s',
  async (link) => {
    const { status } = await publish(changed('banner', { text: 'One', link }));
    expect(status).toBe(422);
  },
);
