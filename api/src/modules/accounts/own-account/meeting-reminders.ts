import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { MeetingRemindersResponse } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { users, type User } from '../accounts-tables';
import { linkToken, readLink } from '../private-links';

export type MeetingReminders = MeetingRemindersResponse['data'];

/** Whether e-mails remind a user of classes, and the private address of the user's calendar. */
export async function remindersOf(services: Services, userId: number): Promise<MeetingReminders> {
  const [user] = await services.database.select().from(users).where(eq(users.id, userId));
  return settingsOf(services, user!);
}

export const switchReminders = (services: Services, userId: number, reminders: boolean) =>
  change(services, userId, { reminders });

/** Gives the private addresses of the account other tokens; the earlier ones end. */
export const renewCalendarAddress = (services: Services, userId: number) =>
  change(services, userId, { linkVersion: sql`${users.linkVersion} + 1` });

async function change(
  services: Services,
  userId: number,
  to: PgUpdateSetSource<typeof users>,
): Promise<MeetingReminders> {
  const ofUser = eq(users.id, userId);
  const [user] = await services.database.update(users).set(to).where(ofUser).returning();
  return settingsOf(services, user!);
}

function settingsOf({ config }: Services, { id, reminders, linkVersion }: User): MeetingReminders {
  const token = linkToken(config.secretKey, 'calendar', id, linkVersion);
  return { reminders, calendar_url: `${config.siteUrl}/api/calendar/${token}.ics` };
}

/** Whose calendar it is; name and slug are part of the addresses of the user's classrooms. */
export type CalendarOwner = Pick<User, 'id' | 'name' | 'slug' | 'language'>;

/** The user whose calendar has this token; null if the address is no longer valid. */
export async function ownerOfCalendar(
  { config, database }: Services,
  token: string,
): Promise<CalendarOwner | null> {
  const link = readLink(config.acceptedKeys, 'calendar', token);
  if (!link) return null;
  const [user] = await database
    .select({ id: users.id, name: users.name, slug: users.slug, language: users.language })
    .from(users)
    .where(and(eq(users.id, link.id), eq(users.linkVersion, link.version)));
  return user ?? null;
}

/** Stops the reminders of the user whom the link was sent to; false for a link that is no longer valid. */
export async function stopReminders(
  { config, database }: Services,
  token: string,
): Promise<boolean> {
  const link = readLink(config.acceptedKeys, 'reminders', token);
  if (!link) return false;
  const stopped = await database
    .update(users)
    .set({ reminders: false })
    .where(and(eq(users.id, link.id), eq(users.linkVersion, link.version)));
  return stopped.rowCount === 1;
}
