/**
 * Draws the pictures that the catalogue names, of courses, webinars and sample people. Run
 * `npx tsx tools/artwork/src/draw-pictures.ts` after a change of a name or a colour. The script does not
 * replace a portrait that is not an SVG: it is a photograph that somebody has added.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { earningStories, studentVoices, team } from 'shared/model/sample-people';
import subsetFont from 'subset-font';
import {
  birthChart,
  constellation,
  initials,
  loShuInDots,
  numberRings,
  orbits,
  rim,
  scatter,
  wheel,
} from './drawings';

const repository = path.resolve(__dirname, '../../..');
const tokens = readFileSync(path.join(repository, 'shared/src/ui/tokens/tokens.css'), 'utf8');

/** The value of a colour: a picture in `<img>` cannot use the page's custom properties. */
function colour(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`No colour ${name} in tokens.css`);
  return value;
}

const marcellus = readFileSync(
  path.join(
    repository,
    'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  ),
);
const ink = colour('ink');
const gold = colour('gold');
const lines = `color="${gold}" fill="none" stroke="${gold}"`;

function scene(seed: string, drawing: string): string {
  const next = scatter(seed);
  const stars = Array.from({ length: 46 }, () => {
    const [x, y, r] = [next() * 640, next() * 360, 0.5 + next() * 1.3];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}"/>`;
  }).join('');
  // In small sizes, as in the cart, the drawing fills its height and its lines are bolder.
  const small =
    '@media(max-width:200px){.drawing{transform:translate(320px,180px) scale(.92);stroke-width:6px}}';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><style>${small}</style>` +
    `<path fill="${ink}" d="M0 0h640v360H0z"/><g fill="${colour('on-ink-muted')}">${stars}</g>` +
    `<g class="drawing" transform="translate(320 180) scale(.8)" ${lines} stroke-width="1.6">${drawing}</g></svg>`
  );
}

const grounds = ['ink', 'ink-raised', 'dusk'].map(colour);

/** A portrait drawn from the name. It embeds its font, because a picture in `<img>` cannot load one. */
async function medallion(name: string): Promise<string> {
  const letters = initials(name);
  const font = await subsetFont(marcellus, letters, { targetFormat: 'woff2', noHinting: true });
  const face = `@font-face{font-family:M;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  const ground = grounds[Math.floor(scatter(`ground of ${name}`)() * grounds.length)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300"><style>${face}</style>` +
    `<circle r="150" fill="${ground}"/><g ${lines} stroke-width="2">${rim()}${constellation(name)}</g>` +
    `<text y="28" fill="${colour('gold-bright')}" font-family="M,serif" font-size="80" text-anchor="middle">${letters}</text></svg>`
  );
}

const pictures = new Map<string, string>([
  ['/images/numerology-course.svg', scene('numerology', wheel() + loShuInDots())],
  ['/images/astrology-course.svg', scene('astrology', wheel() + birthChart())],
  ['/images/numerology-webinar.svg', scene('numbers', numberRings())],
  ['/images/astrology-webinar.svg', scene('planets', orbits())],
  ['/images/numerology-video.svg', scene('numerology video', wheel() + numberRings())],
  ['/images/astrology-video.svg', scene('astrology video', wheel() + orbits())],
]);

const people = [
  ...[...earningStories, ...studentVoices, ...team].map(({ name, image }) => ({ name, image })),
  ...shippedCatalogue.mentors.map(({ name, image }) => ({ name, image })),
  ...shippedCatalogue.courses.flatMap(({ tutor, StudentTestimonial }) => [
    ...tutor.map(({ name, tutorImg }) => ({ name, image: tutorImg })),
    ...StudentTestimonial.map(({ name, img }) => ({ name, image: img })),
  ]),
  ...shippedCatalogue.webinars.flatMap(({ webinarTestimonials }) =>
    webinarTestimonials.map(({ name, img }) => ({ name, image: img })),
  ),
];

async function drawAll(): Promise<void> {
  for (const { name, image } of people) {
    if (image.endsWith('.svg')) pictures.set(image, await medallion(name.split(',')[0]!));
  }
  for (const [address, picture] of pictures) {
    const file = path.join(repository, 'mf-marketing/public', address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${picture}\n`);
    console.info(`${address} ${picture.length} bytes`);
  }
}

void drawAll();
