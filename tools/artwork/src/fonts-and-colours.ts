import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const tokens = path.resolve(__dirname, '../../../shared/src/ui/tokens');

/** The site's style sheets for a page without an address, with the font files embedded. */
export function fontsAndColours(): string {
  const fonts = readFileSync(path.join(tokens, 'fonts.css'), 'utf8').replace(
    /url\(['"]?(\.\/[^'")]+)['"]?\)/g,
    (_, file: string) =>
      `url(data:font/woff2;base64,${readFileSync(path.join(tokens, file)).toString('base64')})`,
  );
  return fonts + readFileSync(path.join(tokens, 'tokens.css'), 'utf8');
}

/** Loads all fonts except the fallback families, whose local fonts may be missing on this machine. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts]
        .filter(({ family }) => !family.includes('fallback'))
        .map((font) => font.load()),
    ),
  );
}
