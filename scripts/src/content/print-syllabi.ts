/**
 * Prints the syllabus of each course into the files that the site offers for download:
 * `npx tsx scripts/src/content/print-syllabi.ts`, after the content of a course has changed. The PDFs are
 * kept in the repository, so no build and no server needs a browser for them. `CHROMIUM_PATH` names a
 * browser to use in place of Playwright's own.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { siteName } from 'shared/config';
import { shippedCatalogue } from 'shared/shipped-catalogue';
import { browserPath, quietBrowser } from '../browser';
import { fontsAndColours, loadFonts } from './fonts-and-colours';
import { syllabusDocument } from './syllabus-document';

const repository = path.resolve(__dirname, '../../..');
const target = path.join(repository, 'mf-marketing/public');

const styles = `${fontsAndColours()}
:root { --site-name: '${siteName}'; }
${readFileSync(path.join(__dirname, 'syllabus.css'), 'utf8')}`;

async function printAll(): Promise<void> {
  const browser = await chromium.launch(quietBrowser(await browserPath()));
  try {
    const page = await browser.newPage();
    for (const course of shippedCatalogue.courses) {
      await page.setContent(syllabusDocument(course, styles));
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
