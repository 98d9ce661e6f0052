import { adminCourseMessages, pleaseFill } from 'shared/model/messages';
import { courseLabels } from 'shared/model/catalogue-changes';
import { chosen, filled, httpUrl, rows, type Checks } from 'shared/model/validation';
import {
  addressFrom,
  freeAddress,
  priceChecks,
  secureUrl,
  wholeNumbers,
} from '../editor/product-checks';
import { documentPath, pictureName, picturePath, type FileChoice } from '../draft/chosen-files';
import type { DraftCourse } from '../draft/draft-catalogue';
import { hindiFrom, hindiList, hindiValues } from '../editor/hindi-texts';
import { batchChecks, batchFrom, batchValues, type BatchValues } from '../editor/schedule-values';

/** The values of the form's controls, by control name. */
export interface CourseValues {
  title: string;
  urlTitle: string;
  subtitle: string;
  image: FileChoice;
  oldPrice: string;
  newPrice: string;
  startDate: string;
  ytVideo: string;
  ytThumbnail: FileChoice;
  syllabus: FileChoice;
  unlockPowerTitle: string;
  unlockPowerDesc: string;
  noOfstu: string;
  noOfMod: string;
  hr: string;
  min: string;
  rating: string;
  avgPkg: string;
  totalExp: string;
  astroExp: string;
  courseDescription: string;
  tutor: {
    name: string;
    expertise: string;
    duration: string;
    certificate: '' | 'Yes' | 'No';
    tutorImg: FileChoice;
    detail: string;
    hi: Record<(typeof tutorHindiTexts)[number], string>;
  };
  learnLi: string[];
  batches: BatchValues[];
  hi: Record<HindiText | 'courseDescription', string> & {
    syllabus: FileChoice;
    learnLi: string[];
  };
}

const hindiTexts = ['title', 'subtitle', 'unlockPowerTitle', 'unlockPowerDesc'] as const;
const tutorHindiTexts = ['expertise', 'detail'] as const;
type HindiText = (typeof hindiTexts)[number];

/** In the order in which the form reports missing fields. */
const requiredFields = [
  'title',
  'urlTitle',
  'oldPrice',
  'newPrice',
  'startDate',
  'ytVideo',
  'unlockPowerTitle',
  'unlockPowerDesc',
  'noOfstu',
  'noOfMod',
  'hr',
  'min',
  'rating',
  'avgPkg',
  'totalExp',
  'astroExp',
  'courseDescription',
] as const;

const tutorTexts = ['name', 'expertise', 'detail', 'certificate'] as const;

/**
 * The rules for the form of the course `present`, `null` for a new course. A file that the course
 * already has is not required again.
 */
export function courseChecks(
  present: DraftCourse | null,
  taken: readonly string[] = [],
): Checks<CourseValues> {
  const { filesMissing, outcomeMissing, tutorMissing, videoInvalid } = adminCourseMessages;
  return [
    ...requiredFields.map((field) => filled(field, pleaseFill(field))),
    httpUrl('ytVideo', videoInvalid),
    ...(['image', 'ytThumbnail', 'syllabus'] as const).flatMap((field) =>
      present?.[field] ? [] : [chosen(field, filesMissing)],
    ),
    ...(present?.tutor[0]?.tutorImg ? [] : [chosen('tutor.tutorImg', filesMissing)]),
    ...tutorTexts.map((field) => filled(`tutor.${field}`, tutorMissing)),
    rows('learnLi', () => [filled('', outcomeMissing)]),
    ...batchChecks,
    ...wholeNumbers(courseLabels, [
      ...(['oldPrice', 'newPrice', 'noOfstu', 'noOfMod', 'hr', 'min'] as const),
    ]),
    ...priceChecks,
    freeAddress(taken),
  ];
}

export function courseValues(course: DraftCourse | null): CourseValues {
  const tutor = course?.tutor[0];
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return {
    title: text(course?.title),
    urlTitle: text(course?.urlTitle),
    subtitle: text(course?.subtitle),
    image: [],
    oldPrice: text(course?.oldPrice),
    newPrice: text(course?.newPrice),
    startDate: text(course?.startDate),
    ytVideo: text(course?.ytVideo),
    ytThumbnail: [],
    syllabus: [],
    unlockPowerTitle: text(course?.unlockPowerTitle),
    unlockPowerDesc: text(course?.unlockPowerDesc),
    noOfstu: text(course?.noOfstu),
    noOfMod: text(course?.noOfMod),
    hr: text(course?.hr),
    min: text(course?.min),
    rating: text(course?.courseRating),
    avgPkg: text(course?.avgPkg),
    totalExp: text(course?.totalExp),
    astroExp: text(course?.astroExp),
    courseDescription: textOf(course?.courseDescription),
    tutor: {
      name: text(tutor?.name),
      expertise: text(tutor?.expertise),
      // Without a duration, the course has 0 hours.
      duration: text(tutor?.duration || ''),
      certificate: tutor?.certificate ?? '',
      tutorImg: [],
      detail: text(tutor?.detail),
      hi: hindiValues(tutorHindiTexts, tutor?.hi),
    },
    learnLi: course ? [...course.learnLi] : [''],
    batches: course?.batches.map(batchValues) ?? [],
    hi: {
      ...hindiValues(hindiTexts, course?.hi),
      syllabus: [],
      courseDescription: textOf(course?.hi?.courseDescription),
      learnLi: course?.hi?.learnLi ?? [],
    },
  };
}

/** The fields that the form does not show, for a new course. */
const emptyCourse = {
  totalRatings: 0,
  StudentTestimonial: [],
  modules: [],
  courseDetFAQ: [],
};

/**
 * The course from valid form values; the form's `rating` becomes `courseRating`. The form does not show
 * the description for search engines and the rating in the hero: they are as in the form until the
 * course is published, and stay then.
 */
export function courseFrom(
  values: CourseValues,
  present: DraftCourse | null,
  isPublished = false,
): Omit<DraftCourse, 'id'> {
  const { rating, tutor, courseDescription, learnLi, batches, hi, ...rest } = values;
  const isKept = present !== null && isPublished;
  return {
    ...emptyCourse,
    ...present,
    description: isKept ? present.description : rest.unlockPowerDesc.trim(),
    rating: isKept ? present.rating : Number(rating),
    title: rest.title.trim(),
    urlTitle: addressFrom(rest.urlTitle),
    subtitle: rest.subtitle.trim(),
    image: pictureName(rest.image, present?.image),
    oldPrice: Number(rest.oldPrice),
    newPrice: Number(rest.newPrice),
    startDate: rest.startDate,
    ytVideo: secureUrl(rest.ytVideo),
    ytThumbnail: picturePath(rest.ytThumbnail, present?.ytThumbnail),
    syllabus: documentPath(rest.syllabus, present?.syllabus),
    unlockPowerTitle: rest.unlockPowerTitle.trim(),
    unlockPowerDesc: rest.unlockPowerDesc.trim(),
    noOfstu: Number(rest.noOfstu),
    noOfMod: Number(rest.noOfMod),
    hr: Number(rest.hr),
    min: Number(rest.min),
    courseRating: Number(rating),
    avgPkg: Number(rest.avgPkg),
    totalExp: Number(rest.totalExp),
    astroExp: Number(rest.astroExp),
    courseDescription: paragraphsOf(courseDescription),
    tutor: [
      {
        name: tutor.name.trim(),
        expertise: tutor.expertise.trim(),
        duration: Number(tutor.duration),
        certificate: tutor.certificate === 'Yes' ? 'Yes' : 'No',
        tutorImg: picturePath(tutor.tutorImg, present?.tutor[0]?.tutorImg),
        detail: tutor.detail.trim(),
        hi: hindiFrom(tutor.hi),
      },
    ],
    learnLi: learnLi.map((outcome) => outcome.trim()),
    batches: batches.map(batchFrom),
    hi: hindiFrom({
      ...hi,
      syllabus: documentPath(hi.syllabus, present?.hi?.syllabus),
      description: (isKept && present.hi?.description) || hi.unlockPowerDesc,
      courseDescription: hi.courseDescription.trim() ? paragraphsOf(hi.courseDescription) : [],
      learnLi: hindiList(learnLi, hi.learnLi),
    }),
  };
}

// The form shows all paragraphs in one box, with empty lines between them.

const textOf = (paragraphs: readonly { para: string }[] = []): string =>
  paragraphs.map(({ para }) => para).join('\n\n');

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((para) => ({ para: para.trim() }));
