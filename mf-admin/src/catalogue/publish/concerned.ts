import { batchText, productOf, sessionText } from 'shared/model/catalogue';
import { scheduleText } from 'shared/model/catalogue-changes';
import type { Batch, Catalogue, ScheduleBuyers, ScheduleMove, Session } from 'shared/model/schemas';

/** The buyers of one batch or session, or of one course or webinar, that a change concerns. */
export interface Concerned {
  /** `Numerology Course, Mon–Fri, 7:30 pm IST, from 5 January 2026` */
  name: string;
  effect: 'is removed' | 'gets other dates' | 'gets another link';
  found: ScheduleBuyers;
  /** Where its buyers can go, if they have to be moved: the remaining dates of the same product. */
  targets: { value: string; label: string }[] | null;
}

/** Whom the step from one catalogue to another concerns. */
export function concernedBy(
  from: Catalogue,
  to: Catalogue,
  buyers: readonly ScheduleBuyers[],
): Concerned[] {
  return buyers.flatMap((found): Concerned[] => {
    const before = datedProduct(from, found);
    if (!before) return [];
    const after = datedProduct(to, found);
    const dates = before.dates.find(({ id }) => id === found.schedule_id);
    const name = [before.title, dates && dateText(dates)].filter(Boolean).join(', ');
    const targets = (after?.dates ?? [])
      .filter((each) => !('cancelled' in each && each.cancelled))
      .map((each) => ({ value: each.id, label: dateText(each) }));
    if (!after) return [{ name, effect: 'is removed', found, targets: dates ? targets : null }];
    if (!dates) return [];
    const now = after.dates.find(({ id }) => id === dates.id);
    if (!now) return [{ name, effect: 'is removed', found, targets }];
    if (meetingText(dates) !== meetingText(now)) {
      return [{ name, effect: 'gets other dates', found, targets: null }];
    }
    return hasOtherLink(dates, now)
      ? [{ name, effect: 'gets another link', found, targets: null }]
      : [];
  });
}

/** `3 buyers with 4 orders: Asha Verma, Ravi Kumar and others` */
export function buyersText({ buyers, orders, names }: ScheduleBuyers): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const listed = [...names, ...(buyers > names.length ? ['others'] : [])].join(', ');
  return `${count(buyers, 'buyer')} with ${count(orders, 'order')}: ${listed}`;
}

/** The moves of the chosen targets, which are in the order of the list. */
export const movesOf = (
  concerned: readonly Concerned[],
  chosen: readonly string[],
): ScheduleMove[] =>
  concerned.flatMap(({ found }, index) => {
    const to = chosen[index];
    const { kind, product_id, schedule_id: from } = found;
    return from && to ? [{ kind, product_id, from, to }] : [];
  });

function datedProduct(catalogue: Catalogue, { kind, product_id }: ScheduleBuyers) {
  const product = productOf(catalogue, kind, product_id);
  return (
    product && {
      title: product.title,
      dates: 'batches' in product ? product.batches : product.sessions,
    }
  );
}

const dateText = (dates: Batch | Session): string =>
  'day' in dates ? sessionText(dates) : batchText(dates);

/** Days and times, without what does not concern the dates. */
const meetingText = ({ classLink: _link, ...dates }: Batch | Session): string =>
  scheduleText({
    ...dates,
    seats: 1,
    ...('day' in dates ? {} : { language: '', whatsappGroup: undefined }),
  });

/** A link that is left out stays as it is. */
const hasOtherLink = (before: Batch | Session, after: Batch | Session): boolean =>
  (['classLink', 'whatsappGroup'] as const).some((name) => {
    // A session has no group.
    const [old, link] = [before, after].map((each: Partial<Batch>) => each[name]);
    return link !== undefined && link !== old;
  });
