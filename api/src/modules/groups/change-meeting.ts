import { dayText, momentText, type Meeting } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import type { MeetingChangeRequest, Session } from 'shared/model/schemas';
import type { Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { givenMoment, indianTime } from '../../platform/indian-time';
import { scheduleTextsIn } from '../orders/order-language';
import { recordAction } from '../audit/audit-repository';
import { publishIn } from '../catalogue/publish-catalogue';
import { sameCatalogue } from '../catalogue/published-catalogue';
import type { CatalogueServices } from '../catalogue/site-catalogue';
import { storeMeetingChange } from '../classroom/meeting-changes';
import { letterTexts, type GroupLetter } from './messages/group-letters';
import { queueForGroup } from './messages/group-messages';
import { findGroup, type ListedGroup } from './group-list';

/**
 * Moves one class of a batch, or the session of a webinar, to another day and hour, or cancels it, and
 * tells its people if that is wanted. Returns whether anything has changed, and how many people are told.
 * 404 for an unknown class, 409 for a cancelled batch and if somebody publishes a catalogue at the same moment, 422 for a time that
 * is past or taken.
 */
export async function changeMeeting(
  services: CatalogueServices,
  id: string,
  day: string,
  { start, tell, text = '' }: MeetingChangeRequest,
  admin: Admin,
): Promise<{ isChanged: boolean; told: number }> {
  const { database, messenger, now } = services;
  const listed = await findGroup(services, id);
  const { meetings, cancelled = [], kind, isCancelled, title, when } = listed;
  // A cancelled session can take place after all: it has nothing but its one date.
  if (isCancelled && kind === 'course') throw new HttpError(409, 'This batch is cancelled.');
  const held = meetings.find((meeting) => meeting.day === day);
  const meeting = held ?? cancelled.find((each) => each.day === day);
  if (!meeting) throw new HttpError(404, 'There is no class on this day.');
  const at = now();
  const startsAt = start === null ? null : newStart(start, listed, meeting, at);
  const result = await database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `class ${id}`);
    const isSame = startsAt?.getTime() === held?.start.getTime();
    if (isSame || !(await store(services, transaction, listed, { day, startsAt, at, admin }))) {
      return { isChanged: false, told: 0 };
    }
    await recordAction(transaction, {
      actor: admin,
      action: startsAt ? 'Move class' : 'Cancel class',
      subject: `${title}: ${when}`,
      changes: [
        {
          field: `class of ${dayText(day)}`,
          from: held ? momentText(held.start) : 'cancelled',
          to: startsAt ? momentText(startsAt) : 'cancelled',
        },
      ],
      at,
    });
    const letter = {
      ...changeLetter(listed, meeting, startsAt, text, 'en'),
      hindi: changeLetter(listed, meeting, startsAt, text, 'hi'),
    };
    const told = tell ? await queueForGroup(services, transaction, { listed, letter, admin }) : 0;
    return { isChanged: true, told };
  });
  if (result.told > 0) void messenger.deliver();
  return result;
}

interface Change {
  day: string;
  /** Null if it is cancelled. */
  startsAt: Date | null;
  at: Date;
  admin: Admin;
}

/**
 * A class of a batch is a row beside the catalogue, because a batch is weekdays and an hour. A session is
 * an entry of the catalogue, which is sold by its day and hour: its change is a version of the catalogue,
 * and the site follows. Returns false if it is so already.
 */
async function store(
  services: CatalogueServices,
  transaction: Transaction,
  { kind, productId, scheduleId, title }: ListedGroup,
  { day, startsAt, at, admin }: Change,
): Promise<boolean> {
  if (kind === 'course') {
    return storeMeetingChange(transaction, { courseId: productId, scheduleId, day }, startsAt, at);
  }
  const { version, content } = await services.catalogue.newest(transaction);
  const moved = (session: Session): Session => {
    const { cancelled: _cancelled, ...others } = session;
    if (session.id !== scheduleId) return session;
    if (!startsAt) return { ...others, cancelled: true };
    const inIndia = indianTime(startsAt);
    return { ...others, day: inIndia.slice(0, 10), time: inIndia.slice(11, 16) };
  };
  const catalogue = {
    ...content,
    webinars: content.webinars.map((webinar) =>
      webinar.id === productId ? { ...webinar, sessions: webinar.sessions.map(moved) } : webinar,
    ),
  };
  if (sameCatalogue(catalogue, content)) return false;
  const note = `${title}: session ${startsAt ? 'moved' : 'cancelled'}`;
  await publishIn(services, transaction, { version, catalogue, note }, admin);
  return true;
}

function newStart(start: string, { meetings }: ListedGroup, own: Meeting, at: Date): Date {
  const startsAt = givenMoment('start', start, at);
  if (startsAt <= at) throw invalid({ start: ['Please choose a time that is still to come.'] });
  const length = own.end.getTime() - own.start.getTime();
  const end = new Date(startsAt.getTime() + length);
  const other = meetings.find(
    (each) => each.day !== own.day && each.start < end && startsAt < each.end,
  );
  if (other) {
    throw invalid({ start: [`The batch has another class then: ${momentText(other.start)}.`] });
  }
  return startsAt;
}

/** The e-mail has the times from the change itself, so that they cannot be mistyped. */
function changeLetter(
  { kind }: ListedGroup,
  { start, day }: Meeting,
  startsAt: Date | null,
  text: string,
  language: LanguageCode,
): GroupLetter {
  const texts = letterTexts[language];
  const scheduleTexts = scheduleTextsIn[language];
  const moment = (at: Date) => momentText(at, undefined, scheduleTexts);
  const [subject, sentence] =
    kind === 'course'
      ? startsAt
        ? [texts.movedMeeting, texts.classAtOtherTime]
        : [texts.cancelledMeeting, texts.noClass]
      : startsAt
        ? [texts.movedWebinar, texts.webinarAtOtherTime]
        : [texts.cancelledWebinar, texts.noWebinar];
  return {
    subject: subject(dayText(day, undefined, scheduleTexts)),
    text: [sentence, text.trim()].filter(Boolean).join('\n\n'),
    rows: [
      [texts.was, moment(start)],
      [texts.now, startsAt ? moment(startsAt) : texts.cancelled],
    ],
  };
}
