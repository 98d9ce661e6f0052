/**
 * Draws the pictures for shared links in each language, for the home page, each course and each webinar. Run
 * `npx tsx tools/artwork/src/draw-sharing-pictures.ts` after a change of a title or a colour. The pictures
 * are committed. `CHROMIUM_PATH` names the browser to use.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { siteName } from 'shared/model/config';
import { inLanguage } from 'shared/model/catalogue';
import { languages, type LanguageCode } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { birthChart, loShuInDots, numberRings, orbits, scatter, wheel } from './drawings';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';
import { fontsAndColours, loadFonts } from './fonts-and-colours';
import { texts as english } from './sharing-texts';
import { texts as hindi } from './sharing-texts.hi';

const textsIn = { en: english, hi: hindi };
const repository = path.resolve(__dirname, '../../..');
const target = path.join(repository, 'mf-marketing/public/og');

/** The size that social networks recommend. */
const WIDTH = 1200;
const HEIGHT = 630;

const drawings: Readonly<Record<string, string>> = {
  'numerology-course': wheel() + loShuInDots(),
  'astrology-course': wheel() + birthChart(),
  'numerology-webinar': wheel() + numberRings(),
  'astrology-webinar': wheel() + orbits(),
};

function drawingOf(urlTitle: string): string {
  const drawing = drawings[urlTitle];
  if (!drawing) {
    throw new Error(`No drawing for ${urlTitle}: name one in \`drawings\` of ${__filename}.`);
  }
  return drawing;
}

function picturesIn(code: LanguageCode) {
  const { heading, school, webinar } = textsIn[code];
  const { courses, webinars } = inLanguage(shippedCatalogue, code);
  return [
    { name: 'home', heading, words: school, drawing: wheel() + orbits() },
    ...courses.map(({ urlTitle, title, subtitle }) => ({
      name: urlTitle,
      heading: title,
      words: subtitle,
      drawing: drawingOf(urlTitle),
    })),
    ...webinars.map(({ urlTitle, title, webinarHerot1 }) => ({
      name: urlTitle,
      heading: title,
      words: `${webinarHerot1} ${webinar}`,
      drawing: drawingOf(urlTitle),
    })),
  ];
}

const styles =
  fontsAndColours() + readFileSync(path.join(__dirname, 'sharing-picture.css'), 'utf8');

function stars(seed: string): string {
  const next = scatter(seed);
  return Array.from({ length: 44 }, () => {
    const [x, y, r] = [WIDTH * (0.54 + next() * 0.46), next() * HEIGHT, 0.7 + next() * 1.4];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}"/>`;
  }).join('');
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = (
  tag: string,
  { name, heading, words, drawing }: ReturnType<typeof picturesIn>[number],
) => `<!doctype html>
<html lang="${tag}"><style>${styles}</style>
<svg width="${WIDTH}" height="${HEIGHT}">
  <g class="stars">${stars(name)}</g>
  <g class="drawing" transform="translate(945 315) scale(1.5)">${drawing}</g>
</svg>
<p class="site">${text(siteName)}</p>
<h1>${text(heading)}</h1>
<p class="words">${text(words)}</p>`;

async function drawAll(): Promise<void> {
  const browser = await chromium.launch(quietBrowser(await browserPath(process.env)));
  try {
    const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    for (const { code, tag, prefix } of languages) {
      mkdirSync(path.join(target, prefix), { recursive: true });
      for (const picture of picturesIn(code)) {
        await tab.setContent(page(tag, picture));
        await loadFonts(tab);
        const file = path.join(target, prefix, `${picture.name}.png`);
        // Gold on ink needs few colours; a palette reduces a picture to a third of its bytes.
        const { size } = await sharp(await tab.screenshot())
          .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9 })
          .toFile(file);
        console.info(`${path.relative(repository, file)} ${size} bytes`);
      }
    }
  } finally {
    await browser.close();
  }
}

void drawAll();
