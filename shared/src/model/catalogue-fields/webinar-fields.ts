import type { WebinarDates } from '../catalogue';
import { adminWebinarMessages } from '../messages';
import type { Catalogue, WebinarTestimonial } from '../schemas';
import { fieldsOf } from './fields';
import { priceFields, sessionFields } from './schedule-fields';

/** A webinar as its form shows it, with the day and the time in words that are not stored. */
type ShownWebinar = Catalogue['webinars'][number] &
  Omit<WebinarDates, 'endDate'> & { readonly webinarHerotime: string };

const testimonialFields = fieldsOf<WebinarTestimonial>()([
  { name: 'name', kind: 'line', label: 'Who says it' },
  { name: 'role', kind: 'line', label: 'What the person does', hindi: true, optional: true },
  { name: 'title', kind: 'line', label: 'Testimonial in a line', hindi: true, optional: true },
  { name: 'text', kind: 'lines', label: 'Testimonial', hindi: true },
  { name: 'img', kind: 'picture', label: 'Picture of the person', optional: true },
  { name: 'bgColor', kind: 'other', label: 'Background' },
  { name: 'color', kind: 'other', label: 'Colour' },
]);

export const webinarFields = fieldsOf<ShownWebinar>()([
  { name: 'title', kind: 'line', label: 'Title', hindi: true },
  {
    name: 'urlTitle',
    kind: 'address',
    label: 'URL title',
    asked: 'the web address',
    hint: 'Part of the address: numerology-webinar',
  },
  { name: 'sessions', kind: 'sessions', label: 'Sessions', fields: sessionFields },
  [
    { name: 'formattedWebinarDate', kind: 'date', label: 'Webinar date' },
    {
      name: 'dateOfWebinar',
      kind: 'line',
      label: 'Date in words',
      readOnly: true,
      reportedBefore: 'formattedWebinarDate',
    },
    { name: 'targetDate', kind: 'line', label: 'Countdown ends', readOnly: true },
  ],
  [
    { name: 'oldPrice', kind: 'price', label: 'Old price (₹)' },
    { name: 'discount', kind: 'price', label: 'Discount (₹)' },
    { name: 'newPrice', kind: 'price', label: 'New price (₹)' },
    {
      name: 'webinarSeatsLeft',
      kind: 'count',
      label: 'Seats left',
      reportedBefore: 'webinarLearnIntro',
    },
  ],
  { name: 'prices', kind: 'prices', label: 'Prices', fields: priceFields },
  {
    title: 'Pictures and video',
    fields: [
      [
        {
          name: 'cardIntroimage',
          kind: 'picture',
          label: 'Card image',
          reportedBefore: 'oldPrice',
        },
        { name: 'ytThumbnail', kind: 'picture', label: 'YouTube thumbnail', optional: true },
      ],
      {
        name: 'webinarVideoLink',
        kind: 'link',
        label: 'Video link',
        invalid: adminWebinarMessages.videoInvalid,
        reportedBefore: 'webinarSeatsLeft',
      },
    ],
  },
  {
    title: 'First screen',
    fields: [
      { name: 'webinarSubject', kind: 'line', label: 'Subject', hindi: true, optional: true },
      { name: 'webinarHerot1', kind: 'line', label: 'Line 1', hindi: true },
      { name: 'webinarHerot2', kind: 'line', label: 'Line 2', hindi: true },
      { name: 'webinarHerot3', kind: 'line', label: 'Line 3', hindi: true },
      { name: 'webinarHerotime', kind: 'line', label: 'Time', optional: true },
    ],
  },
  {
    title: 'Agenda',
    fields: [
      { name: 'webinarAgendaFocus', kind: 'line', label: 'Focus', hindi: true },
      { name: 'webinarAgendaTitle', kind: 'line', label: 'Agenda title', hindi: true },
      { name: 'webinarAgendaDuration', kind: 'line', label: 'Duration', hindi: true },
      { name: 'webinarAgendaBonusA', kind: 'line', label: 'First bonus', hindi: true },
      {
        name: 'webinarAgendaBonusB',
        kind: 'line',
        label: 'Second bonus',
        hindi: true,
        optional: true,
      },
    ],
  },
  {
    title: 'What one learns',
    fields: [
      { name: 'webinarLearnIntro', kind: 'lines', label: 'Introduction', hindi: true },
      {
        name: 'webinarLearnPoints',
        kind: 'texts',
        label: 'Points',
        hindi: true,
        item: 'point',
        missing: adminWebinarMessages.pointMissing,
      },
    ],
  },
  {
    name: 'webinarTestimonials',
    kind: 'rows',
    item: 'testimonial',
    label: 'Testimonials',
    fields: testimonialFields,
  },
]);
