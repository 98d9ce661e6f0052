/**
 * Draws the icons and the screenshots of the installed dashboard. Run
 * `npx tsx tools/artwork/src/draw-install-pictures.ts` while `npm start` runs, after a change of the logo or the
 * dashboard's first page. The pictures are committed. `CHROMIUM_PATH` names the browser to use.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from 'shared/model/language';
import sharp from 'sharp';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';

const target = path.resolve(__dirname, '../../../shell/public');
const site = process.argv[2] ?? 'http://localhost:3000';

async function drawIcons(): Promise<void> {
  const [, square = '', mark = ''] =
    /^<svg[^>]*>(<rect[^>]*>)(.*)<\/svg>/.exec(
      readFileSync(path.join(target, 'favicon.svg'), 'utf8'),
    ) ?? [];
  const small = `<g transform="translate(12.8 12.8) scale(.6)">${mark}</g>`;
  const drawn = (inside: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">${inside}</svg>`,
      ),
    ).png({ palette: true, compressionLevel: 9 });
  // A phone cuts a maskable icon into its own form, and colours a monochrome one.
  await drawn(square.replace(/ rx="\d+"/, '') + small).toFile(
    path.join(target, 'icon-maskable.png'),
  );
  await drawn(small.replaceAll(/#[0-9a-f]{6}/g, '#fff')).toFile(
    path.join(target, 'icon-monochrome.png'),
  );
}

const forms = { narrow: { width: 360, height: 640 }, wide: { width: 1280, height: 560 } };

async function takeScreenshots(): Promise<void> {
  const browser = await chromium.launch(quietBrowser(await browserPath(process.env)));
  try {
    for (const { prefix } of languages) {
      for (const [form, viewport] of Object.entries(forms)) {
        const page = await browser.newPage({ viewport: { ...viewport, height: 720 } });
        await page.goto(`${site}${prefix}/login`);
        await page.locator('form [name=email]').first().fill('student@example.com');
        await page.locator('form [name=password]').first().fill('student-password');
        await page.locator('form [name=password]').first().press('Enter');
        await page.waitForURL('**/overview');
        await page.locator('main h1').waitFor();
        await page.waitForTimeout(6000);
        await sharp(await page.screenshot({ clip: { x: 0, y: 0, ...viewport } }))
          .webp({ quality: 60 })
          .toFile(path.join(target, prefix, `dashboard-${form}.webp`));
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}

void drawIcons().then(takeScreenshots);
