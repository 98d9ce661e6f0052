import { Type } from '@sinclair/typebox';
import { and, eq, sql } from 'drizzle-orm';
import { calendarFile, type CalendarEvent } from 'shared/model/calendar';
import { paths } from 'shared/model/paths';
import {
  ClassRemindersRequest,
  ClassRemindersResponse,
  PrivateLinkParams,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/http/responses';
import { users, type User } from '../accounts/accounts-tables';
import { classesOf, dayTicketsOf, type DayTicket, type PlannedClass } from './planned-classes';
import { calendarToken, readLink } from '../accounts/private-links';
import { reminders, sendReminders } from './reminders';

const DAY = 86_400_000;
const MINUTE = 60_000;

const routes: RegisterRoutes = (app, services) => {
  const { config, database, now } = services;

  const response = ({ id, reminders: wanted, calendarVersion }: User, message: string) => ({
    status: true,
    message,
    data: {
      reminders: wanted,
      calendar_url: `${config.siteUrl}/api/calendar/${calendarToken(config.secretKey, id, calendarVersion)}.ics`,
    },
  });

  const change = async (
    id: number,
    values: Parameters<ReturnType<typeof database.update<typeof users>>['set']>[0],
  ): Promise<User> => {
    const [user] = await database.update(users).set(values).where(eq(users.id, id)).returning();
    return user!;
  };

  app.get(
    '/profile/reminders',
    {
      config: { access: 'user' },
      schema: {
        tags: ['profile'],
        summary: 'Whether e-mails remind of classes, and the private address of the calendar',
        response: responses(ClassRemindersResponse),
      },
    },
    async (request) => {
      const { id } = currentAccount(request);
      const [user] = await database.select().from(users).where(eq(users.id, id));
      return response(user!, 'Reminders');
    },
  );

  app.put(
    '/profile/reminders',
    {
      config: { access: 'user' },
      schema: {
        tags: ['profile'],
        summary: 'Switches the reminders on or off',
        body: ClassRemindersRequest,
        response: responses(ClassRemindersResponse),
      },
    },
    async (request) =>
      response(
        await change(currentAccount(request).id, { reminders: request.body.reminders }),
        'Saved.',
      ),
  );

  app.post(
    '/profile/calendar-address',
    {
      config: { access: 'user' },
      schema: {
        tags: ['profile'],
        summary: 'Another private address of the calendar; the earlier ones end',
        response: responses(ClassRemindersResponse),
      },
    },
    async (request) =>
      response(
        await change(currentAccount(request).id, {
          calendarVersion: sql`${users.calendarVersion} + 1`,
        }),
        'The calendar has a new address.',
      ),
  );

  app.get(
    '/calendar/:file',
    {
      config: { access: 'public' },
      schema: {
        tags: ['profile'],
        summary: 'The classes of a student for calendar programs (RFC 5545)',
        params: Type.Object({ file: Type.String({ maxLength: 100, pattern: '\\.ics$' }) }),
        produces: ['text/calendar'],
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      const link = readLink(config.acceptedKeys, 'calendar', request.params.file.slice(0, -4));
      const [user] = link
        ? await database
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, link.userId), eq(users.calendarVersion, link.version)))
        : [];
      if (!user) throw new HttpError(404, 'This calendar address is no longer valid.');
      const catalogue = await services.catalogue.current();
      const classes = await classesOf(database, catalogue, user.id);
      const tickets = await dayTicketsOf(database, catalogue, user.id);
      const events = [
        ...classes.flatMap((planned) => eventsOf(config.siteUrl, planned)),
        ...tickets.map((ticket) => dayEvent(config.siteUrl, ticket)),
      ];
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .send(calendarFile(events, now()));
    },
  );

  // E-mail programs call the stop route for one-click unsubscribe (RFC 8058), with a form as the body.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, parsed) => parsed(null, null),
  );
  app.post(
    '/reminders/stop/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['profile'],
        summary: 'Stops the reminders of the student to whom the link was sent',
        params: PrivateLinkParams,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const link = readLink(config.acceptedKeys, 'reminders', request.params.token);
      if (!link) throw new HttpError(404, 'This link is not complete.');
      await change(link.userId, { reminders: false });
      return { status: true, message: 'You will not get any more reminders by e-mail.' };
    },
  );
};

/** One event for each class, since a batch may skip days and its hour may change. */
function eventsOf(siteUrl: string, planned: PlannedClass): CalendarEvent[] {
  const { kind, productId, scheduleId, title, urlTitle, meetings, classLink } = planned;
  const url = `${siteUrl}${kind === 'course' ? paths.course(urlTitle) : paths.webinar(urlTitle)}`;
  return meetings.map(({ start, end }, index) => ({
    uid: `${kind}-${productId}-${scheduleId}-${index + 1}@${new URL(siteUrl).hostname}`,
    title,
    description: classLink ? `Join: ${classLink}` : `Details: ${url}`,
    url: classLink ?? url,
    start,
    minutes: (end.getTime() - start.getTime()) / MINUTE,
  }));
}

/** An all-day event, like the calendar entry that the dashboard offers. */
function dayEvent(siteUrl: string, { productId, title, urlTitle, day }: DayTicket): CalendarEvent {
  const url = `${siteUrl}${paths.webinar(urlTitle)}`;
  return {
    uid: `webinar-${productId}-${day}@${new URL(siteUrl).hostname}`,
    title,
    description: `Live webinar. Details: ${url}`,
    url,
    day,
  };
}

export const classReminders: Module = {
  routes,
  tasks: [sendReminders],
  retention: [{ column: reminders.startsAt, keepMs: 60 * DAY }],
};
