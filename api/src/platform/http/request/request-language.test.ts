import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { hindiMessages } from '../../../modules';
import { ownMessages, translator } from '../hindi-messages';

const inHindi = translator(hindiMessages);
const all = { ...ownMessages, ...hindiMessages };
const source = join(__dirname, '../../..');

/** What only admins, teams and machines read, and what is in both languages by itself. */
const withoutHindi = [
  /test\.ts$|texts\.ts$|\.hi\.ts$|\/hindi-messages\.ts$/,
  /^(operations|sample|settings|testing)\//,
  /^modules\/(audit|books|browser-reports|catalogue|order-desk|people|reports|server-info|site)\//,
  /^modules\/accounts\/(team\/|admins\/|sign-in\/(authenticator-app|second-factor-routes))/,
  /^modules\/groups\/(change-meeting|messages\/|groups-routes)/,
  /^modules\/classroom\/(materials|material-routes)/,
  /^modules\/codes\/(admin-codes|codes-routes)/,
  /^modules\/enquiries\/leads\/(follow-up|lead-work)/,
  /^modules\/payments\/(providers|accept-payment|events|payments-routes|returns|review)/,
  /^modules\/orders\/rebook/,
  /^modules\/promises\/money-back/,
  /^platform\/(database|messages|pdf)\/|^platform\/http\/metrics/,
];

/** Texts in the other files that a person does not read either. */
const forAdmins = new Set([
  // In the log only.
  'The push service answered {}.',
  'The certificate is issued.',
  'The certificate is issued again.',
  'The certificate has the name of the account already.',
  'The certificate is withdrawn.',
  'This student is not enrolled in the course.',
  'This student has a certificate of the course already.',
  'The link is made. Send it to the teacher.',
  'The link is withdrawn.',
  'There is no link to withdraw.',
  'Lead added.',
  'Please choose a time within five years.',
  'The person is erased.',
  'Supply meant for export under bond or letter of undertaking without payment of integrated tax.',
  'Please give the reason without name, e-mail or phone number.',
  'Please enter the amount that was paid.',
  'Published. With three or more, the page of the course shows them within seconds.',
  'Hidden. The site follows within seconds.',
  'It was changed meanwhile. Read it again.',
]);

/** Calls and fields whose texts are read by developers and operators. */
const notShown = /^(summary|description|help|note|\w*Error|.*\blog\.\w+|counter|gauge)$/;

/** The sentences of a file that responses can show, with `{}` for what is put in. */
function sentences(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), 99, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || notShown.test(nameOf(node))) return;
    if (ts.isTemplateExpression(node)) {
      found.push(
        node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''),
      );
    } else if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter((text) => /^[A-Z{][^]* [^]*[.!?]$/.test(text));
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAssignment(node)) return node.name.getText();
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return '';
  const name = node.expression.getText();
  return name === 'HttpError' ? '' : name;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !withoutHindi.some((pattern) => pattern.test(file)),
);

test('every sentence of a response that people see has its Hindi', () => {
  const missing = files.flatMap((file) =>
    sentences(file)
      .filter((text) => !forAdmins.has(text) && inHindi(text) === text)
      .map((text) => `${file}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test('every message that has Hindi is written somewhere', () => {
  const written = [
    ...readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file)),
    ...['schemas', 'messages', 'files'].flatMap((folder) => {
      const path = join(source, '../../shared/src/model', folder);
      return readdirSync(path).map((file) => join(path, file));
    }),
  ]
    .filter((file) => file.endsWith('.ts') && !/hindi-messages\.ts$|\.hi\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/\$\{[^}]*\}/g, '{}');
  const unused = Object.keys(all).filter(
    (text) => !/^\{\} \w+$/.test(text) && !written.includes(text),
  );
  expect(unused).toEqual([]);
});

test('a message has as much put in in Hindi as in English', () => {
  const places = (text: string) => text.split('{}').length - 1;
  const other = Object.entries(all).flatMap(([english, hindi]) =>
    places(english) === places(hindi) ? [] : english,
  );
  // What the validator says about a field is English.
  expect(other).toEqual(['The {} field is not valid: {}.']);
});

describe('a request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const login = (language?: string) =>
    server.call(
      'POST',
      'login',
      { email: `${Math.random()}@example.com`, password: 'no password' },
      { headers: language === undefined ? {} : { 'accept-language': language } },
    );

  test.each(['hi', 'hi-IN', 'hi-IN,en;q=0.5', 'HI;q=0.9'])(
    'in %s is answered in Hindi',
    async (language) => {
      expect((await login(language)).body.message).toBe('ईमेल या पासवर्ड सही नहीं है।');
    },
  );

  test.each([undefined, '', 'en-IN', 'en-IN,hi;q=0.9', 'hil', 'mr-IN'])(
    'in %s is answered in English',
    async (language) => {
      expect((await login(language)).body.message).toBe('Invalid email or password.');
    },
  );

  test('gets the messages of its fields in Hindi too, with what was put in', async () => {
    const headers = { 'accept-language': 'hi-IN' };
    const { body } = await server.call('POST', 'contacts', { email: 'x' }, { headers });
    expect(body.errors.email).toEqual(['सही ईमेल पता भरें।']);
    expect(body.errors.name).toEqual(['यह जगह भरना ज़रूरी है: name।']);
    expect(body.message).toMatch(/[\u0900-\u097f]/);
  });
});

test.each([
  ['Too many requests. Please try again in 1 hour.', 'बहुत ज़्यादा अनुरोध आए। 1 घंटे बाद फिर कोशिश करें।'],
  [
    'Too many attempts. Please try again in 15 minutes.',
    'बहुत ज़्यादा कोशिशें हुईं। 15 मिनट बाद फिर कोशिश करें।',
  ],
  [
    'First name is required and has at most 120 characters.',
    'नाम भरना ज़रूरी है, ज़्यादा से ज़्यादा 120 अक्षरों में।',
  ],
  ['You are not enrolled in this webinar.', 'यह वेबिनार आपके खाते में नहीं है।'],
  ['Password must be at least 6 characters.', 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए।'],
])('%s', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
});
