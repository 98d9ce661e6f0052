import { adminCourseMessages } from '../messages';
import type { Catalogue, CourseModule, QuizQuestion, StudentTestimonial, Tutor } from '../schemas';
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
  { name: 'credentials', kind: 'points', label: 'Credentials', hindi: true, optional: true },
]);

const quizFields = fieldsOf<QuizQuestion>()([
  { name: 'question', kind: 'line', label: 'Question', hindi: true, maxLength: 300 },
  {
    name: 'answers',
    kind: 'points',
    label: 'Answers to choose from',
    hindi: true,
    optional: true,
    hint: 'One on each line, the right one first. Students see them in another order. Empty: they write a number, or send a photo',
  },
  [
    { name: 'number', kind: 'figure', label: 'Right number', optional: true },
    { name: 'tolerance', kind: 'figure', label: 'How far it may be off', optional: true },
  ],
  {
    name: 'upload',
    kind: 'choice',
    label: 'A photo that the teacher marks',
    options: ['Yes'],
    placeholder: 'No',
    optional: true,
  },
  {
    name: 'explanation',
    kind: 'lines',
    label: 'Explanation',
    hindi: true,
    hint: 'Shown after a right answer',
  },
  {
    name: 'whyNot',
    kind: 'points',
    label: 'Why the others are wrong',
    hindi: true,
    optional: true,
    hint: 'One on each line, in the order of the answers after the right one; it should not name the right one',
  },
]);

const moduleFields = fieldsOf<CourseModule>()([
  { name: 'title', kind: 'line', label: 'Module title', hindi: true },
  { name: 'hours', kind: 'figure', label: 'Module hours', optional: true },
  { name: 'summary', kind: 'lines', label: 'Module summary', hindi: true, optional: true },
  { name: 'topics', kind: 'points', label: 'Module points', hindi: true, optional: true },
  { name: 'practice', kind: 'lines', label: 'Module practice', hindi: true, optional: true },
  {
    name: 'quiz',
    kind: 'rows',
    item: 'question',
    label: 'Quiz',
    fields: quizFields,
    optional: true,
  },
]);

const testimonialFields = fieldsOf<StudentTestimonial>()([
  { name: 'name', kind: 'line', label: 'Who says it' },
  { name: 'img', kind: 'picture', label: 'Picture of the person', optional: true },
  [
    { name: 'minCTC', kind: 'figure', label: 'Income from (LPA)', optional: true },
    { name: 'maxCTC', kind: 'figure', label: 'Income to (LPA)', optional: true },
  ],
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
        asked: 'the web address',
        hint: 'Part of the address: numerology-course',
      },
      { name: 'subtitle', kind: 'line', label: 'Subtitle', hindi: true, optional: true },
      [
        { name: 'oldPrice', kind: 'price', label: 'Old price (₹)' },
        { name: 'newPrice', kind: 'price', label: 'New price (₹)' },
        { name: 'startDate', kind: 'date', label: 'Start date' },
      ],
      [
        {
          name: 'advertisedPrice',
          kind: 'price',
          label: 'Fee before, in words (₹)',
          hint: 'Only if “Was …, now …” says another fee than the old price',
          optional: true,
        },
        {
          name: 'studentPrice',
          kind: 'price',
          label: 'For college students (₹)',
          hint: 'Empty: the page says nothing about students',
          optional: true,
        },
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
      {
        name: 'materials',
        kind: 'points',
        label: 'Materials included',
        hindi: true,
        optional: true,
      },
      [
        {
          name: 'lectureHours',
          kind: 'figure',
          label: 'Hours of lectures',
          hint: 'The page says 100+ for 100',
          optional: true,
        },
        { name: 'months', kind: 'line', label: 'Months', hint: 'Such as 3-4', optional: true },
        {
          name: 'leastAttended',
          kind: 'figure',
          label: 'Classes to attend at least (%)',
          hint: 'Below it, no certificate is issued without asking',
          optional: true,
        },
        {
          name: 'quizBound',
          kind: 'figure',
          label: 'Right quiz answers before the certificate (%)',
          hint: 'Empty: the certificate does not ask for the quiz',
          optional: true,
        },
      ],
      { name: 'lessonTitle', kind: 'line', label: 'Sample lesson', hindi: true, optional: true },
      {
        name: 'lessonVideo',
        kind: 'link',
        label: 'Video of the sample lesson',
        invalid: videoInvalid,
        optional: true,
      },
    ],
  },
  {
    title: 'Figures',
    fields: [
      [
        { name: 'noOfstu', kind: 'count', label: 'Students' },
        { name: 'noOfMod', kind: 'count', label: 'Number of modules' },
        { name: 'hr', kind: 'count', label: 'Hours a session' },
        { name: 'min', kind: 'count', label: 'Minutes a session' },
      ],
      [
        { name: 'courseRating', control: 'rating', kind: 'figure', label: 'Rating', step: 0.1 },
        { name: 'avgPkg', kind: 'figure', label: 'Average package (LPA)' },
        { name: 'totalExp', kind: 'figure', label: 'Total experience (years)' },
        { name: 'astroExp', kind: 'figure', label: 'Astro-Gurus' },
      ],
      [
        {
          name: 'totalRatings',
          kind: 'count',
          label: 'Number of ratings',
          hint: 'Empty: the page shows no rating',
          optional: true,
        },
        { name: 'stars5', kind: 'figure', label: '5 stars (%)', optional: true },
        { name: 'stars4', kind: 'figure', label: '4 stars (%)', optional: true },
        { name: 'stars3', kind: 'figure', label: '3 stars (%)', optional: true },
        { name: 'stars2', kind: 'figure', label: '2 stars (%)', optional: true },
        { name: 'stars1', kind: 'figure', label: '1 star (%)', optional: true },
      ],
    ],
  },
  { name: 'tutor', kind: 'group', label: 'Tutor', fields: tutorFields },
  { name: 'modules', kind: 'rows', item: 'module', label: 'Modules', fields: moduleFields },
  {
    name: 'StudentTestimonial',
    kind: 'rows',
    item: 'testimonial',
    label: 'Testimonials',
    fields: testimonialFields,
  },
  { name: 'batches', kind: 'batches', label: 'Batches', fields: batchFields },
  { name: 'description', kind: 'other', label: 'Description for search engines', hindi: true },
  { name: 'rating', kind: 'other', label: 'Rating in the first screen' },
  { name: 'courseDetFAQ', kind: 'other', label: 'FAQ', fields: courseQuestionFields },
]);
