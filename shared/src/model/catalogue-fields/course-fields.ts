import { adminCourseMessages } from '../messages';
import type { Catalogue, CourseModule, StudentTestimonial, Tutor } from '../schemas';
import { fieldsOf } from './fields';
import { courseQuestionFields } from './question-fields';
import { batchFields, priceFields } from './schedule-fields';

const { filesMissing, outcomeMissing, tutorMissing, videoInvalid } = adminCourseMessages;

const tutorFields = fieldsOf<Tutor>()([
  { name: 'name', kind: 'line', label: 'Name', missing: tutorMissing },
  { name: 'expertise', kind: 'line', label: 'Expertise', hindi: true, missing: tutorMissing },
  [
    // Without a duration, the course has 0 hours.
    { name: 'duration', kind: 'figure', label: 'Duration (hours)', optional: true },
    {
      name: 'certificate',
      kind: 'choice',
      label: 'Certificate',
      options: ['Yes', 'No'],
      placeholder: 'Choose',
      missing: tutorMissing,
    },
  ],
  { name: 'tutorImg', kind: 'picture', label: 'Tutor image', missing: filesMissing },
  { name: 'detail', kind: 'lines', label: 'About the tutor', hindi: true, missing: tutorMissing },
]);

const moduleFields = fieldsOf<CourseModule>()([
  { name: 'title', kind: 'line', label: 'Title', hindi: true },
  { name: 'hours', kind: 'figure', label: 'Hours' },
  { name: 'summary', kind: 'lines', label: 'Summary', hindi: true },
  { name: 'topics', kind: 'texts', item: 'topic', label: 'Topics', hindi: true },
  { name: 'practice', kind: 'lines', label: 'Practice', hindi: true },
]);

const testimonialFields = fieldsOf<StudentTestimonial>()([
  { name: 'img', kind: 'picture', label: 'Picture' },
  { name: 'name', kind: 'line', label: 'Name' },
  { name: 'minCTC', kind: 'figure', label: 'Income from (LPA)' },
  { name: 'maxCTC', kind: 'figure', label: 'Income to (LPA)' },
  { name: 'testimonial', kind: 'lines', label: 'Testimonial', hindi: true },
]);

export const courseFields = fieldsOf<Catalogue['courses'][number]>()([
  {
    title: 'Name and price',
    fields: [
      { name: 'title', kind: 'line', label: 'Title', hindi: true },
      {
        name: 'urlTitle',
        kind: 'address',
        label: 'URL title',
        hint: 'Part of the address: numerology-course',
      },
      { name: 'subtitle', kind: 'line', label: 'Subtitle', hindi: true, optional: true },
      [
        { name: 'oldPrice', kind: 'price', label: 'Old price (₹)' },
        { name: 'newPrice', kind: 'price', label: 'New price (₹)' },
        { name: 'startDate', kind: 'date', label: 'Start date' },
      ],
    ],
  },
  { name: 'prices', kind: 'prices', label: 'Prices', fields: priceFields },
  {
    title: 'Pictures, video and syllabus',
    fields: [
      [
        { name: 'image', kind: 'pictureName', label: 'Thumbnail image', missing: filesMissing },
        { name: 'ytThumbnail', kind: 'picture', label: 'YouTube thumbnail', missing: filesMissing },
      ],
      { name: 'ytVideo', kind: 'link', label: 'YouTube video', invalid: videoInvalid },
      {
        name: 'syllabus',
        kind: 'document',
        label: 'Syllabus (PDF)',
        hindi: true,
        missing: filesMissing,
      },
    ],
  },
  {
    title: 'What it teaches',
    fields: [
      { name: 'unlockPowerTitle', kind: 'line', label: 'Unlock power title', hindi: true },
      { name: 'unlockPowerDesc', kind: 'lines', label: 'Unlock power description', hindi: true },
      { name: 'courseDescription', kind: 'paragraphs', label: 'Course description', hindi: true },
      {
        name: 'learnLi',
        kind: 'texts',
        label: 'Outcomes',
        hindi: true,
        item: 'outcome',
        missing: outcomeMissing,
      },
    ],
  },
  {
    title: 'Figures',
    fields: [
      [
        { name: 'noOfstu', kind: 'count', label: 'Students' },
        { name: 'noOfMod', kind: 'count', label: 'Modules' },
        { name: 'hr', kind: 'count', label: 'Hours a session' },
        { name: 'min', kind: 'count', label: 'Minutes a session' },
      ],
      [
        { name: 'courseRating', control: 'rating', kind: 'figure', label: 'Rating', step: 0.1 },
        { name: 'avgPkg', kind: 'figure', label: 'Average package (LPA)' },
        { name: 'totalExp', kind: 'figure', label: 'Total experience (years)' },
        { name: 'astroExp', kind: 'figure', label: 'Astro-Gurus' },
      ],
    ],
  },
  { name: 'tutor', kind: 'group', label: 'Tutor', fields: tutorFields },
  { name: 'batches', kind: 'batches', label: 'Batches', fields: batchFields },
  { name: 'description', kind: 'other', label: 'Description for search engines', hindi: true },
  { name: 'rating', kind: 'other', label: 'Rating in the first screen' },
  { name: 'totalRatings', kind: 'other', label: 'Number of ratings' },
  { name: 'StudentTestimonial', kind: 'other', label: 'Testimonials', fields: testimonialFields },
  { name: 'modules', kind: 'other', label: 'Modules of the syllabus', fields: moduleFields },
  { name: 'courseDetFAQ', kind: 'other', label: 'FAQ', fields: courseQuestionFields },
]);
