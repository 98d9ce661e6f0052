import { currentTime } from 'shared/actions';
import { webinarFields } from 'shared/model/catalogue-fields';
import { formatRupees } from 'shared/model/format';
import type { Session } from 'shared/model/schemas';
import type { Checks } from 'shared/model/validation';
import type { DraftWebinar } from '../draft/draft-catalogue';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf, type ValuesOf } from '../form/field-values';
import { priceChecks } from '../form/product-checks';
import { timeInWords } from '../controls/schedule-values';
import { datesOf, generatedDates } from './webinar-days';

/** The values of the form's controls, by control name. */
export type WebinarValues = ValuesOf<typeof webinarFields>;

/** The rules for the form of the webinar `present`, `null` for a new webinar. */
export const webinarChecks = (present: DraftWebinar | null): Checks<WebinarValues> => [
  ...checksOf(webinarFields, present),
  ...priceChecks,
];

export type PriceField = 'oldPrice' | 'discount' | 'newPrice';

const isWhole = (given: string) => /^\d+$/.test(given.trim());

/**
 * Of the three prices, which must agree, the one that follows from what was typed: the discount from a
 * new price, the new price from the others.
 */
export function agreeingPrices(
  typed: PriceField,
  { oldPrice, discount, newPrice }: Pick<WebinarValues, PriceField>,
): Partial<Pick<WebinarValues, 'discount' | 'newPrice'>> {
  if (!isWhole(oldPrice)) return {};
  if (typed === 'newPrice') return isWhole(newPrice) ? { discount: less(oldPrice, newPrice) } : {};
  return isWhole(discount) ? { newPrice: less(oldPrice, discount) } : {};
}

const less = (from: string, part: string): string =>
  String(Math.max(0, Number(from) - Number(part)));

/** What the new price must be; null while it cannot be known. */
export const priceText = (oldPrice: string, discount: string): string | null =>
  isWhole(oldPrice) && isWhole(discount) ? formatRupees(Number(less(oldPrice, discount))) : null;

export function webinarValues(webinar: DraftWebinar | null): WebinarValues {
  if (!webinar) return valuesOf(webinarFields, null);
  const dates = datesOf(webinar, currentTime());
  const webinarHerotime = webinar.announced?.time;
  return {
    ...valuesOf(webinarFields, { ...webinar, ...dates, webinarHerotime }),
    ...generatedDates(dates.formattedWebinarDate),
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
    ...webinar
  } = itemFrom(webinarFields, values, present);
  return {
    ...webinar,
    announced: { day, time },
    // Those of before have colours, which the form does not show.
    webinarTestimonials: webinar.webinarTestimonials.map((each) => ({
      bgColor: '',
      color: '',
      ...each,
    })),
    sessions: [...webinar.sessions, ...announcedSession(values, present)],
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
