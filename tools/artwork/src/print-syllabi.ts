/**
 * Prints the syllabus of each course as a PDF that the site offers for download. Run
 * `npx tsx tools/artwork/src/print-syllabi.ts` after a change of a course's content. The PDFs are
 * committed, so builds and servers need no browser for them. `CHROMIUM_PATH` names the browser to use.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { siteName } from 'shared/model/config';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';
import { fontsAndColours, loadFonts } from './fonts-and-colours';
import { syllabusDocument } from './syllabus-document';

const repository = path.resolve(__dirname, '../../..');
const target = path.join(repository, 'mf-marketing/public');

const styles = `${fontsAndColours()}
:root { --site-name: '${siteName}'; }
${readFileSync(path.join(__dirname, 'syllabus.css'), 'utf8')}`;

async function printAll(): Promise<void> {
  const browser = await chromium.launch(quietBrowser(await browserPath(process.env)));
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
