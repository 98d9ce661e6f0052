import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteNames, root } from '../units/units';
import { textFaults } from './text-faults';

const place = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(place, { recursive: true }));

const files = {
  'cart/texts.ts': `export const texts = {
    heading: 'Your cart',
    places: (count: number, course: string) => \`\${count} places in \${course}\`,
  };`,
  'cart/texts.hi.ts': `export const texts = {
    heading: 'कार्ट',
    places: (count, course) => \`\${course} में \${count} सीटें\`,
  };`,
  'cart/Cart.tsx': `import { texts } from './texts';
export const Cart = () => <h1 title={texts.places(2, 'x')}>{texts.heading}</h1>;`,
};

/** The faults of a section with these files in place of its own. */
function faultsWith(others: Partial<Record<string, string | null>> = {}): string[] {
  const folder = mkdtempSync(join(place, 'section-'));
  for (const [file, text] of Object.entries({ ...files, ...others })) {
    if (typeof text !== 'string') continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return textFaults(folder).map((line) => line.replace(/^.*section-\w+\//, ''));
}

test('texts that are in both languages and used are right', () => {
  expect(faultsWith()).toEqual([]);
});

test('a section in English only has nothing to translate', () => {
  expect(faultsWith({ 'cart/texts.hi.ts': null })).toEqual([]);
});

test('a module without its translation is named', () => {
  expect(faultsWith({ 'order/order-texts.ts': 'export const texts = {};' })).toEqual([
    'order/order-texts.hi.ts is missing.',
  ]);
});

test('a text that nothing uses is named', () => {
  expect(faultsWith({ 'cart/Cart.tsx': 'export const heading = texts.heading;' })).toEqual([
    'cart/texts.ts: nothing uses texts.places; remove it in each language.',
  ]);
});

test('a text that is read by a computed name is used', () => {
  expect(
    faultsWith({ 'cart/Cart.tsx': "import { texts } from './texts';\nexport const a = texts[b];" }),
  ).toEqual([]);
});

test('a placeholder that a language leaves out is named', () => {
  const hindi = files['cart/texts.hi.ts'].replace('${count} ', '');
  expect(faultsWith({ 'cart/texts.hi.ts': hindi })).toEqual([
    'cart/texts.hi.ts: texts.places uses placeholder 2, but placeholders 1, 2 in English: each language says the same.',
  ]);
});

test.each(['shell', 'api', ...remoteNames])('the texts of %s are right', (unit) => {
  expect(textFaults(join(root, unit, 'src'))).toEqual([]);
});

test('the texts of shared are right', () => {
  const everybody = ['shared', 'shell', ...remoteNames, 'api'].map((unit) =>
    join(root, unit, 'src'),
  );
  expect(textFaults(join(root, 'shared/src'), everybody)).toEqual([]);
});
