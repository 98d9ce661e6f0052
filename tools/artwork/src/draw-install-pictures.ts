/**
 * Draws the icons and the screenshots of the installed dashboard. Run
 * `npx tsx tools/artwork/src/draw-install-pictures.ts` while `npm start` runs, after a change of the logo or the
 * dashboard's first page. The pictures are committed. `CHROMIUM_PATH` names the browser to use.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';

const fileOf = (name: string) => path.resolve(__dirname, '../../../shell/public', name);
const site = process.argv[2] ?? 'http://localhost:3000';

/** A phone cuts a maskable icon into its own form, and colours a monochrome one: the logo is smaller on both. */
async function drawIcons(): Promise<void> {
  const logo = readFileSync(fileOf('favicon.svg'), 'utf8').replace(
    '<svg',
    '<svg width="512" height="512"',
  );
  const small = logo
    .replace('<path', '<g transform="translate(12.8 12.8) scale(.6)"><path')
    .replace('</svg>', '</g></svg>');
  const drawn = {
    maskable: small.replace(/ rx="\d+"/, ''),
    monochrome: small.replace(/<rect[^>]*>/, '').replaceAll(/#\w{6}/g, '#fff'),
  };
  for (const [name, svg] of Object.entries(drawn)) {
    await sharp(Buffer.from(svg))
      .png({ palette: true, compressionLevel: 9 })
      .toFile(fileOf(`icon-${name}.png`));
  }
}

async function takeScreenshots(): Promise<void> {
  const browser = await chromium.launch(quietBrowser(await browserPath(process.env)));
  for (const language of ['', 'hi/']) {
    for (const [form, width, height] of [
      ['narrow', 360, 640],
      ['wide', 1280, 560],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height: 720 } });
      await page.goto(`${site}/${language}login`);
      await page.locator('form [name=email]').first().fill('student@example.com');
      await page.locator('form [name=password]').first().fill('student-password');
      await page.locator('form [name=password]').first().press('Enter');
      await page.waitForURL('**/overview');
      await page.waitForTimeout(6000);
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
      await sharp(picture)
        .webp({ quality: 60 })
        .toFile(fileOf(`${language}dashboard-${form}.webp`));
    }
  }
  await browser.close();
}

void drawIcons().then(takeScreenshots);
