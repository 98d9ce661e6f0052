/**
 * Prints the syllabus of each course in each language as a PDF that the site offers for download. Run
 * `npx tsx tools/artwork/src/print-syllabi.ts` after a change of a course's content. The PDFs are
 * committed, so builds and servers need no browser for them. `CHROMIUM_PATH` names the browser to use.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inLanguage } from 'shared/model/catalogue';
import { siteName } from 'shared/model/config';
import { words } from 'shared/model/format';
import { words as hindiWords } from 'shared/model/hindi';
import { english, hindi } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';
import { fontsAndColours, loadFonts } from './fonts-and-colours';
import { syllabusDocument } from './syllabus-document';
import { texts } from './syllabus-texts';
import { texts as hindiTexts } from './syllabus-texts.hi';

const repository = path.resolve(__dirname, '../../..');
const target = path.join(repository, 'mf-marketing/public');

/** The rupee sign, which an English page leaves to the fonts of the device. */
const rupee = readFileSync(
  path.join(repository, 'node_modules/@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2'),
).toString('base64');

const styles = `${fontsAndColours()}
@font-face { font-family: Mukta; src: url(data:font/woff2;base64,${rupee}); unicode-range: U+20B9; }
:root { --site-name: '${siteName}'; }
${readFileSync(path.join(__dirname, 'syllabus.css'), 'utf8')}`;

const languages = [
  { ...english, texts, words },
  { ...hindi, texts: hindiTexts, words: hindiWords },
];

async function printAll(): Promise<void> {
  const browser = await chromium.launch(quietBrowser(await browserPath(process.env)));
  try {
    const page = await browser.newPage();
    const syllabi = languages.flatMap((language) =>
      inLanguage(shippedCatalogue.courses, language.code).map((course) => ({ language, course })),
    );
    for (const { language, course } of syllabi) {
      await page.setContent(syllabusDocument(course, language, styles));
      await loadFonts(page);
      const file = path.join(target, course.syllabus);
      mkdirSync(path.dirname(file), { recursive: true });
      await page.pdf({
        path: file,
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
      });
      console.info(path.relative(repository, file));
    }
  } finally {
    await browser.close();
  }
}

void printAll();
