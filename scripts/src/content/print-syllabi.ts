/**
 * Prints the syllabus of each course into the files that the site offers for download:
 * `npx tsx scripts/src/content/print-syllabi.ts`, after the content of a course has changed. The PDFs are
 * kept in the repository, so no build and no server needs a browser for them. `CHROMIUM` names a
 * browser to use in place of Playwright's own.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { siteName } from 'shared/config';
import { astrologyModules, fullCourses, numerologyModules } from 'shared/course-content';
import { syllabusDocument } from './syllabus-document';

const repository = path.resolve(__dirname, '../../..');
const tokens = path.join(repository, 'shared/src/tokens');
const target = path.join(repository, 'mf-marketing/public');

const modulesOf: Record<string, typeof numerologyModules> = {
  'numerology-course': numerologyModules,
  'astrology-course': astrologyModules,
};

/** Fonts and colours of the site; font files are put into the page, which has no address. */
function styles(): string {
  const fonts = readFileSync(path.join(tokens, 'fonts.css'), 'utf8').replace(
    /url\(['"]?(\.\/[^'")]+)['"]?\)/g,
    (_, file: string) =>
      `url(data:font/woff2;base64,${readFileSync(path.join(tokens, file)).toString('base64')})`,
  );
  const colours = readFileSync(path.join(tokens, 'tokens.css'), 'utf8');
  const name = `:root { --site-name: '${siteName}'; }`;
  return fonts + colours + name + readFileSync(path.join(__dirname, 'syllabus.css'), 'utf8');
}

async function printAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
  try {
    const page = await browser.newPage();
    for (const course of fullCourses) {
      const modules = modulesOf[course.urlTitle];
      if (!modules) throw new Error(`No modules for ${course.urlTitle}`);
      await page.setContent(syllabusDocument(course, modules, styles()));
      // The fallback families name fonts of the reader's device, which need not exist here.
      await page.evaluate(() =>
        Promise.all(
          [...document.fonts]
            .filter(({ family }) => !family.includes('fallback'))
            .map((font) => font.load()),
        ),
      );
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
