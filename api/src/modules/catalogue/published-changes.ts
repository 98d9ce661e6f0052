import { productOf } from 'shared/model/catalogue';
import { changesBetween } from 'shared/model/catalogue-changes';
import type { AuditChange, Batch, Catalogue, Session } from 'shared/model/schemas';

/** Of one publish; a restored catalogue can differ in thousands of fields. */
const MOST_CHANGES = 200;
const LONGEST_TEXT = 300;

/** What a publish changes, field by field in the words of the forms, for the audit log. */
export function publishedChanges(before: Catalogue, after: Catalogue): AuditChange[] {
  const all = changesBetween(withoutLinks(before, before), withoutLinks(after, before));
  const changes = all.slice(0, MOST_CHANGES).map(({ item, field, from, to }) => ({
    field: item ? `${item}: ${field}` : field,
    from: shortened(from),
    to: shortened(to),
  }));
  const left = all.length - changes.length;
  return left > 0 ? [...changes, { field: 'and', from: '', to: `${left} more changes` }] : changes;
}

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

/** Links to classes are for students only: of those, the log says that one was set or changed. */
function withoutLinks({ courses, webinars, ...others }: Catalogue, before: Catalogue): Catalogue {
  const masked = <Item extends Session | Batch>(items: Item[], known: Item[] = []): Item[] =>
    items.map((item) => {
      const old: Partial<Batch> = known.find(({ id }) => id === item.id) ?? {};
      const copy: Partial<Batch> & Item = { ...item };
      for (const link of ['classLink', 'whatsappGroup'] as const) {
        if (copy[link]) copy[link] = copy[link] === old[link] ? 'set' : 'changed';
      }
      return copy;
    });
  return {
    ...others,
    courses: courses.map((course) => ({
      ...course,
      batches: masked(course.batches, productOf(before, 'course', course.id)?.batches),
    })),
    webinars: webinars.map((webinar) => ({
      ...webinar,
      sessions: masked(webinar.sessions, productOf(before, 'webinar', webinar.id)?.sessions),
    })),
  };
}
