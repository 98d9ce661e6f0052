import {
  courseFields,
  siteQuestionFields,
  tutorFields,
  webinarFields,
  type FieldList,
} from 'shared/model/catalogue-fields';
import { failures } from 'shared/model/validation';
import { checksOf } from './field-checks';
import { valuesOf } from './field-values';

const missing = <List extends FieldList>(list: List, given: object = {}) =>
  failures(checksOf(list, null), { ...valuesOf(list, null), ...given }).map(({ field }) => field);

test.each([
  [
    'course',
    missing(courseFields, { ytVideo: 'x' }),
    [
      ...['title', 'urlTitle', 'oldPrice', 'newPrice', 'startDate', 'unlockPowerTitle'],
      ...['unlockPowerDesc', 'noOfstu', 'noOfMod', 'hr', 'min', 'rating', 'avgPkg', 'totalExp'],
      ...['astroExp', 'courseDescription', 'ytVideo', 'image', 'ytThumbnail', 'syllabus'],
      ...['tutor.tutorImg', 'tutor.name', 'tutor.expertise', 'tutor.detail', 'tutor.certificate'],
      'learnLi.0',
    ],
  ],
  [
    'webinar',
    missing(webinarFields),
    [
      ...['title', 'urlTitle', 'dateOfWebinar', 'formattedWebinarDate', 'targetDate'],
      ...['cardIntroimage', 'oldPrice', 'discount', 'newPrice'],
      ...['webinarHerot1', 'webinarHerot2', 'webinarHerot3', 'webinarAgendaFocus'],
      ...['webinarAgendaTitle', 'webinarAgendaDuration', 'webinarAgendaBonusA'],
      ...['webinarVideoLink', 'webinarSeatsLeft', 'webinarLearnIntro', 'webinarLearnPoints.0'],
    ],
  ],
  [
    'tutor',
    missing(tutorFields),
    ['name', 'designation', 'courseType', 'image', 'courseName', 'globe'],
  ],
  ['question', missing(siteQuestionFields), ['question', 'answer']],
])('what is missing in the form of a %s is reported in this order', (_kind, reported, order) => {
  expect(reported).toEqual(order);
});
