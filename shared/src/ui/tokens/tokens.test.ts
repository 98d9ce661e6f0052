import { readFileSync } from 'node:fs';
import path from 'node:path';

const stylesheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** `--color-ink-deep` is `inkDeep` here. */
const colors = new Map(
  [...stylesheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ],
  ),
);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function colorOf(name: string): string {
  const color = colors.get(name);
  if (!color) throw new Error(`tokens.css has no colour ${name}.`);
  return color;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colorOf(name)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('the channels of a colour are those of its value', () => {
  const channels = [...stylesheet.matchAll(/--([a-z-]+)-channels: ([\d ]+);/g)];
  expect(channels).not.toEqual([]);
  for (const [, name = '', value = ''] of channels) {
    const hex = value.split(' ').map((channel) => Number(channel).toString(16).padStart(2, '0'));
    expect(stylesheet).toContain(`--color-${name}: #${hex.join('')};`);
  }
});

const inkGrounds = ['inkDeep', 'ink', 'inkRaised', 'dusk'] as const;
const parchmentGrounds = ['parchment', 'parchmentRaised', 'parchmentSunk'] as const;

const textPairs: [text: string, grounds: readonly string[]][] = [
  ['onInk', inkGrounds],
  ['onInkMuted', inkGrounds],
  ['goldBright', inkGrounds],
  ['vermilionBright', inkGrounds],
  ['greenBright', inkGrounds],
  ['onParchment', parchmentGrounds],
  ['onParchmentMuted', parchmentGrounds],
  ['goldDeep', [...parchmentGrounds, 'goldSoft']],
  ['vermilion', [...parchmentGrounds, 'vermilionSoft']],
  ['green', [...parchmentGrounds, 'greenSoft']],
  ['onGold', ['goldBright', 'goldSoft']],
  ['onVermilion', ['vermilion']],
  ['onGreen', ['green']],
];

test.each(textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
  'text in %s is readable on %s',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

const controlPairs: [line: string, grounds: readonly string[]][] = [
  ['inkControl', ['inkDeep', 'ink', 'inkRaised', 'dusk']],
  ['parchmentControl', parchmentGrounds],
  ['goldLine', ['inkDeep', 'ink', 'inkRaised', 'dusk']],
];

test.each(
  controlPairs.flatMap(([line, grounds]) => grounds.map((ground) => [line, ground] as const)),
)('a control border in %s is visible on %s', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

test('a browser that darkens light sites darkens the grounds in gold together with lightening their labels', () => {
  // Chromium lightens text whose brightness is below 150, and leaves a ground as it is below 205:
  // https://www.w3.org/TR/AERT/#color-contrast has the formula.
  const brightness = (hex: string) =>
    [299, 587, 114].reduce(
      (sum, share, at) => sum + (share * parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16)) / 1000,
      0,
    );
  expect(brightness(colorOf('onGold'))).toBeLessThan(150);
  expect(brightness(colorOf('goldBright'))).toBeGreaterThan(205);
  expect(brightness(colorOf('goldSoft'))).toBeGreaterThan(205);
});
