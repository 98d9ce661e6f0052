import { cards, openAsAdmin, openControl } from '../../support/people/admin';
import { expectAccessible } from '../../support/axe';
import { takeToast, test } from '../../support/network/mocked';
import { expect } from '../../support/test';
import type { Locator, Page } from '@playwright/test';

// A picture of one transparent pixel.
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });
const syllabus = {
  name: 'syllabus.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-'),
};

type Value = string | ReturnType<typeof picture>;
type Values = Record<string, Value>;

const course: Values = {
  title: 'Palmistry Course',
  urlTitle: 'palmistry-course',
  oldPrice: '20000',
  newPrice: '7999',
  startDate: '2026-01-05',
  ytVideo: 'https://www.youtube.com/watch?v=abc',
  unlockPowerTitle: 'Read every hand',
  unlockPowerDesc: 'Lines and mounts',
  noOfstu: '40',
  noOfMod: '4',
  hr: '1',
  min: '15',
  rating: '4.7',
  avgPkg: '5.5',
  totalExp: '20',
  astroExp: '3',
  courseDescription: 'From the heart line to the fate line.',
  image: picture('palm.png'),
  ytThumbnail: picture('palm-video.png'),
  syllabus,
  'tutor.name': 'Uma Rao',
  'tutor.expertise': 'Palmistry',
  'tutor.certificate': 'Yes',
  'tutor.tutorImg': picture('uma.png'),
  'tutor.detail': 'Reads hands since 1990.',
  'learnLi.0': 'Tell the lines apart',
};

const webinar: Values = {
  title: 'Palms in an Hour',
  urlTitle: 'palms-in-an-hour',
  formattedWebinarDate: '2025-03-05',
  cardIntroimage: picture('palms.png'),
  oldPrice: '499',
  discount: '470',
  newPrice: '29',
  webinarHerot1: 'One hand',
  webinarHerot2: 'One hour',
  webinarHerot3: 'One life',
  webinarAgendaFocus: 'Lines',
  webinarAgendaTitle: 'The four lines',
  webinarAgendaDuration: '60 minutes',
  webinarAgendaBonusA: 'A chart',
  webinarVideoLink: 'https://example.com/video',
  webinarSeatsLeft: '12',
  webinarLearnIntro: 'You will learn',
  'webinarLearnPoints.0': 'To look',
};

const tutor: Values = {
  name: 'Uma Rao',
  designation: 'Palm reader',
  courseType: 'Palmistry',
  image: picture('uma.png'),
  courseName: 'palmistry-course',
  globe: 'https://example.com/article',
};

async function fill(form: Locator, name: string, value: Value) {
  const field = await openControl(form, name);
  if (typeof value !== 'string') await field.setInputFiles(value);
  else if (value === 'Yes') await field.selectOption(value);
  else await field.fill(value);
}

/** Empties a control of any kind. */
async function empty(form: Locator, name: string, value: Value) {
  const field = await openControl(form, name);
  if (typeof value !== 'string') await field.setInputFiles([]);
  else if (value === 'Yes') await field.selectOption('');
  else await field.fill('');
}

interface Desk {
  path: string;
  noun: string;
  seed: string[];
  values: Values;
  /** Control, wrong value (`null`: empty), message. The tests beside the form try every single field. */
  wrong: [string, string | null, string][];
  optional: string[];
  /** Texts on the new card. */
  shown: string[];
}

const desks: Desk[] = [
  {
    path: '/admin/addCourse',
    noun: 'course',
    seed: ['Numerology Course', 'Astrology Course'],
    values: course,
    wrong: [
      ['title', '  ', 'Please fill the title field.'],
      ['courseDescription', null, 'Please fill the courseDescription field.'],
      ['ytVideo', 'no address', 'Please enter a valid YouTube URL.'],
      ['image', null, 'Please upload all required files (images/pdf).'],
      ['ytThumbnail', null, 'Please upload all required files (images/pdf).'],
      ['syllabus', null, 'Please upload all required files (images/pdf).'],
      ['tutor.tutorImg', null, 'Please upload all required files (images/pdf).'],
      ['tutor.certificate', null, 'Please fill all tutor details.'],
      ['learnLi.0', ' ', 'All learning outcomes must be filled.'],
    ],
    optional: ['subtitle', 'tutor.duration'],
    shown: ['Palmistry Course', '₹7,999, was ₹20,000', 'With Uma Rao'],
  },
  {
    path: '/admin/addWebinar',
    noun: 'webinar',
    seed: ['Numerology in Daily Life', 'Read Your Own Birth Chart'],
    values: webinar,
    wrong: [
      ['urlTitle', null, 'Please fill the urlTitle field.'],
      // The date as text is checked before the day from which it is calculated.
      ['formattedWebinarDate', null, 'Please fill the dateOfWebinar field.'],
      ['cardIntroimage', null, 'Please fill the cardIntroimage field.'],
      ['webinarAgendaBonusA', null, 'Please fill the webinarAgendaBonusA field.'],
      ['webinarVideoLink', 'no address', 'Please enter a valid video URL.'],
      ['webinarLearnPoints.0', ' ', 'All learning points must be filled.'],
    ],
    optional: ['webinarHerotime', 'ytThumbnail', 'webinarAgendaBonusB'],
    shown: ['Palms in an Hour', '5 March 2025', '₹29, was ₹499'],
  },
  {
    path: '/admin/addTutor',
    noun: 'tutor',
    seed: [],
    values: tutor,
    wrong: [
      ['designation', ' ', 'Please fill the designation field.'],
      ['image', null, 'Please fill the image field.'],
      ['globe', 'no address', 'Please enter a valid URL in Globe field.'],
    ],
    optional: [],
    shown: ['Uma Rao', 'Palm reader', 'Course not launched yet'],
  },
];

for (const { path, noun, seed, values, wrong, optional, shown } of desks) {
  const name = noun[0]!.toUpperCase() + noun.slice(1);

  test(`a ${noun} is added, checked field by field, without a call to the server`, async ({
    page,
    api,
  }) => {
    await openAsAdmin(page, api, path);
    await expect(cards(page).first()).toBeVisible();
    const before = await cards(page).count();
    if (seed.length > 0) await expect(cards(page).getByRole('heading')).toHaveText(seed);
    await expectAccessible(page);
    api.sent.length = 0;

    const add = page.getByRole('button', { name: `Add new ${noun}` });
    await add.click();
    const form = page.getByRole('form', { name });
    await expect(form).toBeVisible();
    for (const field of optional) await expect(await openControl(form, field)).toBeVisible();
    await expectAccessible(page);

    const save = form.getByRole('button', { name: `Add ${noun}` });
    for (const [field, value] of Object.entries(values)) await fill(form, field, value);
    for (const [field, value, message] of wrong) {
      if (value === null) await empty(form, field, values[field]!);
      else await fill(form, field, value);
      await save.click();
      await takeToast(page, message);
      await expect(form, field).toBeVisible();
      await fill(form, field, values[field]!);
    }
    await save.click();
    await takeToast(page, `${name} added successfully!`);
    await expect(form).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(cards(page)).toHaveCount(before + 1);
    for (const text of shown) await expect(cards(page).last()).toContainText(text);
    const image = cards(page).last().locator('img');
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    expect(api.sent).toEqual([]);
    if (noun === 'course') await expectMessageBesideClose(page);
  });
}

/** A message does not cover the × of a large dialog. */
async function expectMessageBesideClose(page: Page) {
  await page.getByRole('button', { name: 'Add new course' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  for (const size of [
    { width: 1280, height: 720 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Add course', exact: true }).click();
    const message = (await page.locator('[data-toast]').last().boundingBox())!;
    const { x, y, width, height } = (await close.boundingBox())!;
    const isBeside = message.x >= x + width || message.x + message.width <= x;
    expect(isBeside || message.y >= y + height || message.y + message.height <= y).toBe(true);
  }
}
