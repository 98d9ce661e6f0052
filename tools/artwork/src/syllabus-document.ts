import { contact, postalAddress, siteName } from 'shared/model/config';
import type { Course, CourseModule } from 'shared/model/schemas';
import { formatRupees, formatShortDate, type DateWords } from 'shared/model/format';
import type { InLanguage, Language } from 'shared/model/language';
import { birthChart, loShuInNumbers, wheel } from './drawings';
import type { texts as english } from './syllabus-texts';

/** A language, as a syllabus needs it. */
export interface SyllabusLanguage {
  tag: Language['tag'];
  texts: InLanguage<typeof english>;
  words: DateWords;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const list = (items: readonly string[], name: string) =>
  `<ul class="${name}">${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

function cover(course: Course, hours: number, { texts }: SyllabusLanguage): string {
  const drawing = course.urlTitle === 'numerology-course' ? loShuInNumbers() : birthChart();
  const facts = [
    [texts.modules, String(course.noOfMod)],
    [texts.teaching, texts.hours(hours)],
    [texts.session, texts.hoursAndMinutes(course.hr, course.min)],
    [texts.language, texts.hindiAndEnglish],
  ];
  return `<section class="cover">
    <p class="brand">${escape(siteName)}</p>
    <svg class="drawing" viewBox="-192 -192 384 384" aria-hidden="true">${wheel()}${drawing}</svg>
    <div>
      <p class="kicker">${texts.syllabus}</p>
      <h1>${escape(course.title)}</h1>
      <p class="subtitle">${escape(texts.sentence(course.subtitle))}</p>
    </div>
    <dl class="facts">${facts
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
      .join('')}</dl>
  </section>`;
}

function overview(course: Course, { texts }: SyllabusLanguage): string {
  return `<section class="sheet">
    <p class="kicker">${texts.course}</p>
    <h2>${escape(course.unlockPowerTitle)}</h2>
    <p class="lead">${escape(course.unlockPowerDesc)}</p>
    ${course.courseDescription.map(({ para }) => `<p>${escape(para)}</p>`).join('')}
    <h3>${texts.outcomes}</h3>
    ${list(course.learnLi, 'outcomes')}
  </section>`;
}

function moduleBlock(module: CourseModule, index: number, { texts }: SyllabusLanguage): string {
  return `<article class="module">
    <p class="number">${index + 1}</p>
    <div>
      <h3>${escape(module.title)} <span class="hours">${texts.hours(module.hours)}</span></h3>
      <p class="lead">${escape(module.summary)}</p>
      ${list(module.topics, 'topics')}
      <p class="practice"><b>${texts.practice}</b> ${escape(module.practice)}</p>
    </div>
  </article>`;
}

function moduleSheets(modules: readonly CourseModule[], language: SyllabusLanguage): string {
  return `<section class="sheet">
    <p class="kicker">${language.texts.moduleByModule}</p>
    <h2>${language.texts.order}</h2>
    ${modules.map((module, index) => moduleBlock(module, index, language)).join('')}
  </section>`;
}

function closing(course: Course, { texts, words }: SyllabusLanguage): string {
  const tutor = course.tutor[0];
  if (!tutor) throw new Error(`${course.urlTitle} has no tutor`);
  return `<section class="sheet">
    <p class="kicker">${texts.yourAstroGuru}</p>
    <h2>${escape(tutor.name)}</h2>
    <p class="lead">${escape(tutor.expertise)}</p>
    <p>${escape(tutor.detail)}</p>
    <h3>${texts.howTaught}</h3>
    ${list(texts.ways, 'topics')}
    <h3>${texts.certificate}</h3>
    <p>${texts.aboutCertificate}</p>
    <div class="fee">
      <p>${texts.fee} <s>${formatRupees(course.oldPrice)}</s> <b>${formatRupees(course.newPrice)}</b></p>
      <p>${texts.batchFrom(formatShortDate(course.startDate, words))}</p>
    </div>
    <p class="contact">${escape(contact.email)} &nbsp;·&nbsp; ${escape(contact.phone)}<br />
      ${escape(postalAddress.join(', '))}</p>
  </section>`;
}

/** The whole syllabus as one HTML page, ready to print. The course has the texts of the language. */
export function syllabusDocument(
  course: Course,
  language: SyllabusLanguage,
  styles: string,
): string {
  const { modules } = course;
  const hours = modules.reduce((sum, module) => sum + module.hours, 0);
  return `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8" />
    <title>${escape(language.texts.title(course.title))}</title><style>${styles}</style></head><body>
    ${cover(course, hours, language)}${overview(course, language)}
    ${moduleSheets(modules, language)}${closing(course, language)}
    </body></html>`;
}
