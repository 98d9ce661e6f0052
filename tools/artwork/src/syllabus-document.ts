import { contact, postalAddress, siteName } from 'shared/model/config';
import type { Course, CourseModule } from 'shared/model/schemas';
import { formatRupees, formatShortDate } from 'shared/model/format';
import { birthChart, loShuInNumbers, wheel } from './drawings';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const list = (items: readonly string[], name: string) =>
  `<ul class="${name}">${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

function cover(course: Course, hours: number): string {
  const drawing = course.urlTitle === 'numerology-course' ? loShuInNumbers() : birthChart();
  const facts = [
    ['Modules', String(course.noOfMod)],
    ['Teaching', `${hours} hours`],
    ['Session', `${course.hr} hr ${course.min} min`],
    ['Language', 'Hindi and English'],
  ];
  return `<section class="cover">
    <p class="brand">${escape(siteName)}</p>
    <svg class="drawing" viewBox="-192 -192 384 384" aria-hidden="true">${wheel()}${drawing}</svg>
    <div>
      <p class="kicker">Syllabus</p>
      <h1>${escape(course.title)}</h1>
      <p class="subtitle">${escape(course.subtitle)}.</p>
    </div>
    <dl class="facts">${facts
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
      .join('')}</dl>
  </section>`;
}

function overview(course: Course): string {
  return `<section class="sheet">
    <p class="kicker">The course</p>
    <h2>${escape(course.unlockPowerTitle)}</h2>
    <p class="lead">${escape(course.unlockPowerDesc)}</p>
    ${course.courseDescription.map(({ para }) => `<p>${escape(para)}</p>`).join('')}
    <h3>What you will be able to do</h3>
    ${list(course.learnLi, 'outcomes')}
  </section>`;
}

function moduleBlock(module: CourseModule, index: number): string {
  return `<article class="module">
    <p class="number">${index + 1}</p>
    <div>
      <h3>${escape(module.title)} <span class="hours">${module.hours} hours</span></h3>
      <p class="lead">${escape(module.summary)}</p>
      ${list(module.topics, 'topics')}
      <p class="practice"><b>Practice.</b> ${escape(module.practice)}</p>
    </div>
  </article>`;
}

function moduleSheets(modules: readonly CourseModule[]): string {
  return `<section class="sheet">
    <p class="kicker">Module by module</p>
    <h2>What is taught, in which order</h2>
    ${modules.map(moduleBlock).join('')}
  </section>`;
}

function closing(course: Course): string {
  const tutor = course.tutor[0];
  if (!tutor) throw new Error(`${course.urlTitle} has no tutor`);
  return `<section class="sheet">
    <p class="kicker">Your Astro-Guru</p>
    <h2>${escape(tutor.name)}</h2>
    <p class="lead">${escape(tutor.expertise)}</p>
    <p>${escape(tutor.detail)}</p>
    <h3>How you are taught</h3>
    ${list(
      [
        'Live classes in Hindi and English, with doubts solved on live chat',
        'Recordings and notes, open for a year',
        'Practice work marked by your Astro-Guru',
        'Mentorship by chat or call throughout the course',
      ],
      'topics',
    )}
    <h3>Certificate</h3>
    <p>You sit a final examination in the last module. Those who pass receive a certificate in their
      own name, and help with an internship, a job or a place on our marketplace.</p>
    <div class="fee">
      <p>Fee <s>${formatRupees(course.oldPrice)}</s> <b>${formatRupees(course.newPrice)}</b></p>
      <p>Batch from ${formatShortDate(course.startDate)}</p>
    </div>
    <p class="contact">${escape(contact.email)} &nbsp;·&nbsp; ${escape(contact.phone)}<br />
      ${escape(postalAddress.join(', '))}</p>
  </section>`;
}

/** The whole syllabus as one HTML page, ready to print. */
export function syllabusDocument(course: Course, styles: string): string {
  const { modules } = course;
  const hours = modules.reduce((sum, module) => sum + module.hours, 0);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8" />
    <title>${escape(course.title)}: syllabus</title><style>${styles}</style></head><body>
    ${cover(course, hours)}${overview(course)}${moduleSheets(modules)}${closing(course)}
    </body></html>`;
}
