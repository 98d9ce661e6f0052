import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const tokens = path.resolve(__dirname, '../../../shared/src/ui/tokens');

/** The site's style sheets for a page without an address, with the font files embedded. */
export function fontsAndColours(): string {
  const sheets = ['hindi.css', 'fonts.css', 'tokens.css'].map((name) =>
    readFileSync(path.join(tokens, name), 'utf8'),
  );
  return sheets
    .join('\n')
    .replace(
      /url\(['"]?(\.\/[^'")]+)['"]?\)/g,
      (_, file: string) =>
        `url(data:font/woff2;base64,${readFileSync(path.join(tokens, file)).toString('base64')})`,
    );
}

/** Loads all fonts except the fallback families, whose local fonts may be missing on this machine. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts]
        .filter(({ family }) => !/fallback|of Android/.test(family))
        .map((font) => font.load()),
    ),
  );
}
