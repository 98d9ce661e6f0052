import { currentTime } from 'shared/actions';
import { webinarDates } from 'shared/model/catalogue';
import { webinarLabels } from 'shared/model/catalogue-changes';
import { formatLongDay, formatRupees, startOfIndianDay } from 'shared/model/format';
import type { Session } from 'shared/model/schemas';
import { adminWebinarMessages, pleaseFill } from 'shared/model/messages';
import { chosen, filled, httpUrl, rows, type Checks } from 'shared/model/validation';
import { picturePath, type FileChoice } from '../draft/chosen-files';
import type { DraftWebinar } from '../draft/draft-catalogue';
import {
  addressFrom,
  freeAddress,
  priceChecks,
  secureUrl,
  wholeNumbers,
} from '../editor/product-checks';
import { hindiFrom, hindiList, hindiValues } from '../editor/hindi-texts';
import {
  sessionChecks,
  sessionFrom,
  sessionValues,
  timeInWords,
  type SessionValues,
} from '../editor/schedule-values';

const textFields = [
  'title',
  'urlTitle',
  'dateOfWebinar',
  'formattedWebinarDate',
  'targetDate',
  'oldPrice',
  'discount',
  'newPrice',
  'webinarHerot1',
  'webinarHerot2',
  'webinarHerot3',
  'webinarHerotime',
  'webinarAgendaFocus',
  'webinarAgendaTitle',
  'webinarAgendaDuration',
  'webinarAgendaBonusA',
  'webinarAgendaBonusB',
  'webinarVideoLink',
  'webinarSeatsLeft',
  'webinarLearnIntro',
] as const;

type TextFieldName = (typeof textFields)[number];

/** The values of the form's controls, by control name. */
export type WebinarValues = Record<TextFieldName, string> & {
  cardIntroimage: FileChoice;
  ytThumbnail: FileChoice;
  webinarLearnPoints: string[];
  sessions: SessionValues[];
  hi: Record<(typeof hindiTexts)[number], string> & { webinarLearnPoints: string[] };
};

const hindiTexts = [
  'title',
  'webinarHerot1',
  'webinarHerot2',
  'webinarHerot3',
  'webinarAgendaFocus',
  'webinarAgendaTitle',
  'webinarAgendaDuration',
  'webinarAgendaBonusA',
  'webinarAgendaBonusB',
  'webinarLearnIntro',
] as const satisfies readonly TextFieldName[];

const optional: readonly TextFieldName[] = ['webinarHerotime', 'webinarAgendaBonusB'];
/** The form reports a missing picture between the dates and the prices. */
const afterPicture = textFields.indexOf('oldPrice');

/**
 * The rules for the form of the webinar `present`, `null` for a new webinar. A picture that the webinar
 * already has is not required again.
 */
export function webinarChecks(
  present: DraftWebinar | null,
  taken: readonly string[] = [],
): Checks<WebinarValues> {
  const required = (field: TextFieldName) => filled(field, pleaseFill(field));
  const asked = textFields.filter((field) => !optional.includes(field));
  return [
    ...asked.slice(0, afterPicture).map(required),
    ...(present?.cardIntroimage ? [] : [chosen('cardIntroimage', pleaseFill('cardIntroimage'))]),
    ...asked.slice(afterPicture).map(required),
    httpUrl('webinarVideoLink', adminWebinarMessages.videoInvalid),
    rows('webinarLearnPoints', () => [filled('', adminWebinarMessages.pointMissing)]),
    ...sessionChecks,
    ...wholeNumbers(webinarLabels, ['oldPrice', 'discount', 'newPrice', 'webinarSeatsLeft']),
    ...priceChecks,
    freeAddress(taken),
  ];
}

export type PriceField = 'oldPrice' | 'discount' | 'newPrice';

const isWhole = (given: string) => /^\d+$/.test(given.trim());

/**
 * Of the three prices, which must agree, the one that follows from what was typed: the discount from a
 * new price, the new price from the others. A field that is still empty is left to the admin.
 */
export function agreeingPrices(
  typed: PriceField,
  { oldPrice, discount, newPrice }: Pick<WebinarValues, PriceField>,
): Partial<Pick<WebinarValues, 'discount' | 'newPrice'>> {
  if (![oldPrice, discount, newPrice].every(isWhole)) return {};
  if (typed === 'newPrice') return { discount: less(oldPrice, newPrice) };
  return { newPrice: less(oldPrice, discount) };
}

const less = (from: string, part: string): string =>
  String(Math.max(0, Number(from) - Number(part)));

/** What the new price must be; null while it cannot be known. */
export const priceText = (oldPrice: string, discount: string): string | null =>
  isWhole(oldPrice) && isWhole(discount) ? formatRupees(Number(less(oldPrice, discount))) : null;

/** The two dates calculated from the picked day: the day in words, and its midnight. */
export function generatedDates(day: string): Pick<WebinarValues, 'dateOfWebinar' | 'targetDate'> {
  if (Number.isNaN(startOfIndianDay(day).getTime())) return { dateOfWebinar: '', targetDate: '' };
  return { dateOfWebinar: formatLongDay(day), targetDate: `${day}T00:00:00` };
}

/** The announced day, or that of the next session or the coming Sunday. */
export function datesOf(webinar: DraftWebinar, now: Date) {
  const { announced } = webinar;
  if (!announced) return webinarDates(webinar, now);
  return { ...generatedDates(announced.day), formattedWebinarDate: announced.day };
}

export function webinarValues(webinar: DraftWebinar | null): WebinarValues {
  const shown = webinar && {
    ...webinar,
    ...datesOf(webinar, currentTime()),
    webinarHerotime: webinar.announced?.time,
  };
  return {
    ...mapTextFields((field) => String(shown?.[field] ?? '')),
    ...generatedDates(shown?.formattedWebinarDate ?? ''),
    cardIntroimage: [],
    ytThumbnail: [],
    webinarLearnPoints: webinar ? [...webinar.webinarLearnPoints] : [''],
    sessions: webinar?.sessions.map(sessionValues) ?? [],
    hi: {
      ...hindiValues(hindiTexts, webinar?.hi),
      webinarLearnPoints: webinar?.hi?.webinarLearnPoints ?? [],
    },
  };
}

/** The webinar from valid form values. */
export function webinarFrom(
  values: WebinarValues,
  present: DraftWebinar | null,
): Omit<DraftWebinar, 'id'> {
  const {
    dateOfWebinar: _words,
    targetDate: _start,
    formattedWebinarDate: day,
    webinarHerotime: time,
    ...texts
  } = mapTextFields((field) => values[field].trim());
  return {
    ...texts,
    urlTitle: addressFrom(texts.urlTitle),
    webinarVideoLink: secureUrl(texts.webinarVideoLink),
    announced: { day, time },
    webinarTestimonials: present?.webinarTestimonials ?? [],
    oldPrice: Number(values.oldPrice),
    discount: Number(values.discount),
    newPrice: Number(values.newPrice),
    webinarSeatsLeft: Number(values.webinarSeatsLeft),
    cardIntroimage: picturePath(values.cardIntroimage, present?.cardIntroimage),
    ytThumbnail: picturePath(values.ytThumbnail, present?.ytThumbnail),
    webinarLearnPoints: values.webinarLearnPoints.map((point) => point.trim()),
    sessions: [...values.sessions.map(sessionFrom), ...announcedSession(values, present)],
    hi: hindiFrom({
      ...values.hi,
      webinarLearnPoints: hindiList(values.webinarLearnPoints, values.hi.webinarLearnPoints),
    }),
  };
}

const ANNOUNCED_MINUTES = 90;
const MOST_SEATS = 10_000;

/** A session for the picked day and time, if they were changed and no other session is at that time. */
function announcedSession(values: WebinarValues, present: DraftWebinar | null): Session[] {
  const { formattedWebinarDate: day, webinarHerotime: words, webinarSeatsLeft: seats } = values;
  const time = timeInWords(words);
  const before = present && datesOf(present, currentTime()).formattedWebinarDate;
  const isNew = day !== before || words !== (present?.announced?.time ?? '');
  if (!time || !isNew || values.sessions.some((each) => each.day === day && each.time === time)) {
    return [];
  }
  return [
    {
      id: `${day}-${time.replace(':', '')}`,
      day,
      time,
      minutes: ANNOUNCED_MINUTES,
      seats: Math.min(Math.max(Math.floor(Number(seats)), 1), MOST_SEATS),
    },
  ];
}

function mapTextFields(text: (field: TextFieldName) => string): Record<TextFieldName, string> {
  const entries = textFields.map((field) => [field, text(field)]);
  // The type of `Object.fromEntries` does not keep the names of the fields.
  return Object.fromEntries(entries) as Record<TextFieldName, string>;
}
