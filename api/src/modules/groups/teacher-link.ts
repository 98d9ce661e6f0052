import { and, eq, isNull } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { TeacherGroup } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { DAY } from '../../platform/durations';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { linkToken, readLink } from '../accounts/private-links';
import { recordAction, type Actor } from '../audit/audit-repository';
import type { GroupKey } from '../classroom/attendance';
import { materialsFor, type MaterialServices } from '../classroom/materials';
import { readMeetingChanges } from '../classroom/meeting-changes';
import { quizResults } from '../classroom/quiz-results';
import { purchasedGroup } from '../classroom/planned-groups';
import { groupId, groupList, meetingsOf, type ListedGroup } from './group-list';
import { daysThere, daysWithNobody, peopleOf, personId } from './group-people';
import { groupLinks } from './groups-tables';

/** How long after the last class attendance can still be ticked. */
const OPEN_AFTER = DAY;
/** Every link is a row of its own, so that its token needs no further version. */
const VERSION = 1;
/** How the audit log names whoever ticks with a link. */
const TEACHER = 'Page of the teacher';
const wrongLinks: RateLimit = { name: 'class links', most: 30, seconds: 600 };

type LinkServices = Pick<Services, 'config' | 'database' | 'now'>;

const openLinkOf = ({ kind, productId, scheduleId }: GroupKey) =>
  and(
    eq(groupLinks.kind, kind),
    eq(groupLinks.productId, productId),
    eq(groupLinks.scheduleId, scheduleId),
    isNull(groupLinks.withdrawnAt),
  );

const hasEnded = ({ meetings }: ListedGroup, now: Date): boolean =>
  (meetings.at(-1)?.end.getTime() ?? 0) + OPEN_AFTER <= now.getTime();

/** The address of the teacher's page of a class; null if there is none, or if the class is over. */
export async function teacherLink(
  { config, database, now }: LinkServices,
  listed: ListedGroup,
): Promise<string | null> {
  if (hasEnded(listed, now())) return null;
  const [link] = await database.select().from(groupLinks).where(openLinkOf(listed));
  return link ? addressOf(config, link.id) : null;
}

const addressOf = (
  { secretKey, siteUrl }: Pick<LinkServices['config'], 'secretKey' | 'siteUrl'>,
  id: number,
): string => `${siteUrl}/class/${encodeURIComponent(linkToken(secretKey, 'class', id, VERSION))}`;

/** Where the teacher of a class is told of questions, and her page; null without an e-mail of hers. */
export async function teacherOf(
  config: LinkServices['config'],
  transaction: Transaction,
  { kind, productId, scheduleId }: Omit<GroupKey, 'scheduleId'> & { scheduleId: string | null },
): Promise<{ email: string; address: string } | null> {
  if (scheduleId === null) return null;
  const [link] = await transaction
    .select()
    .from(groupLinks)
    .where(openLinkOf({ kind, productId, scheduleId }));
  return link?.email ? { email: link.email, address: addressOf(config, link.id) } : null;
}

/** Makes the link of a class; one that is there already stays. 409 if the class is over. */
export async function makeTeacherLink(
  services: LinkServices,
  listed: ListedGroup,
  email: string | null,
  admin: Admin,
): Promise<void> {
  const { database, now } = services;
  if (hasEnded(listed, now())) throw new HttpError(409, 'This class is over.');
  const { kind, productId, scheduleId, title, when } = listed;
  await database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `class ${listed.id}`);
    if ((await transaction.$count(groupLinks, openLinkOf(listed))) > 0) return;
    await transaction.insert(groupLinks).values({
      ...{ kind, productId, scheduleId, email },
      madeAt: now(),
      madeBy: admin.id,
    });
    const subject = `${title}: ${when}`;
    await recordAction(transaction, {
      actor: admin,
      action: 'Make teacher link',
      subject,
      at: now(),
    });
  });
}

/** The link stops working at once. 409 if there is none. */
export async function withdrawTeacherLink(
  { database, now }: LinkServices,
  listed: ListedGroup,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [withdrawn] = await transaction
      .update(groupLinks)
      .set({ withdrawnAt: now() })
      .where(openLinkOf(listed))
      .returning();
    if (!withdrawn) throw new HttpError(409, 'There is no link to withdraw.');
    const subject = `${listed.title}: ${listed.when}`;
    await recordAction(transaction, {
      actor: admin,
      action: 'Withdraw teacher link',
      subject,
      at: now(),
    });
  });
}

/**
 * The class that a link opens, and who ticks there for the audit log: the link has no account of its own,
 * so its entries belong to the account that made it. 404 for a link that is forged, withdrawn or over, and then 429 for a
 * client that tries many.
 */
export async function groupOfLink(
  services: Pick<Services, 'catalogue' | 'config' | 'database' | 'limits' | 'now'>,
  token: string,
  address: string,
): Promise<{ listed: ListedGroup; by: Actor }> {
  const { config, database, limits, now } = services;
  const signed = readLink(config.acceptedKeys, 'class', token);
  const [link] = signed
    ? await database
        .select()
        .from(groupLinks)
        .where(and(eq(groupLinks.id, signed.id), isNull(groupLinks.withdrawnAt)))
    : [];
  const id = link && groupId(link);
  const listed = id && (await groupList(services)).find((each) => each.id === id);
  if (listed && !hasEnded(listed, now())) {
    return { listed, by: { kind: 'teacher', id: link.madeBy, name: TEACHER } };
  }
  await limits.consumeForClient(wrongLinks, address);
  throw new HttpError(404, 'This link has ended. Please ask for a new one.');
}

/** What a teacher sees of a class, in her language: names, and nothing else about its people. */
export async function teacherGroup(
  services: MaterialServices,
  listed: ListedGroup,
  language: LanguageCode,
): Promise<TeacherGroup> {
  const { catalogue, database, now } = services;
  const { kind, productId, scheduleId } = listed;
  const there = await daysThere(database, listed);
  const published = await catalogue.current();
  const people = await peopleOf(database, listed);
  const course = kind === 'course' ? productOf(published, kind, productId) : undefined;
  const ids = people.flatMap(({ user }) => user?.id ?? []);
  const resultOf = await quizResults(database, course, ids);
  const changes = await readMeetingChanges(database);
  const of = { productId, scheduleId, day: null };
  const { title, when } = purchasedGroup(published, changes, kind, of, now(), language) ?? listed;
  return {
    title,
    when,
    meetings: meetingsOf(listed),
    people: people.map((person) => ({
      id: personId(person),
      name: person.name,
      there: there(person),
      ...(person.user && { quiz: resultOf(person.user.id) }),
    })),
    nobody_on: await daysWithNobody(database, listed),
    ...(listed.classLink && { class_link: listed.classLink }),
    materials: await materialsFor(services, listed, listed.scheduleId),
  };
}
