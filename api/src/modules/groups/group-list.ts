import { inArray } from 'drizzle-orm';
import { comingMeetings, type Meeting } from 'shared/model/catalogue';
import type { GroupFilterQuery, GroupMeeting, GroupRow, GroupState } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { plannedGroups, type PlannedGroup } from '../classroom/planned-groups';
import { orderItems } from '../orders/orders-tables';
import { takenSeats } from '../orders/seats/seats';

type ListServices = Pick<Services, 'catalogue' | 'database' | 'now'>;

/** A batch or session with its seats and its next class. */
export type ListedGroup = PlannedGroup & {
  readonly id: string;
  /** The seats in paid orders. */
  readonly sold: number;
  readonly left: number;
  /** The class that runs or comes next; null if none comes. */
  readonly next: Meeting | null;
  readonly state: GroupState;
};

type Scheduled = Pick<PlannedGroup, 'kind' | 'productId' | 'scheduleId'>;

/** `course-101-january`: it stays the same as long as the catalogue has the batch or session. */
export const groupId = ({ kind, productId, scheduleId }: Scheduled): string =>
  [kind, productId, scheduleId].join('-');

/**
 * All batches and sessions of the catalogue: those that run or come, by their next class, and then the
 * finished ones, the latest first.
 */
export async function groupList(services: ListServices): Promise<ListedGroup[]> {
  const planned = await plannedGroups(services);
  const ids = planned.map(({ scheduleId }) => scheduleId);
  const taken =
    ids.length === 0
      ? []
      : await takenSeats(services.database, inArray(orderItems.scheduleId, ids));
  const soldOf = new Map(
    taken.map(({ id, seats, ...of }) => [groupId({ ...of, scheduleId: id ?? '' }), seats]),
  );
  const now = services.now();
  return planned
    .map((each): ListedGroup => {
      const id = groupId(each);
      const sold = soldOf.get(id) ?? 0;
      const [next = null] = comingMeetings(each.meetings, now);
      const first = each.meetings[0];
      const state = !next ? 'finished' : first && first.start <= now ? 'running' : 'coming';
      return { ...each, id, sold, left: Math.max(0, each.seats - sold), next, state };
    })
    .sort(byTime);
}

/** What comes next is first; of what is over, the latest. */
function byTime(one: ListedGroup, other: ListedGroup): number {
  if (one.next && other.next) return one.next.start.getTime() - other.next.start.getTime();
  if (one.next || other.next) return one.next ? -1 : 1;
  return endOf(other) - endOf(one);
}

const endOf = ({ meetings, cancelled = [] }: ListedGroup): number =>
  (meetings.at(-1) ?? cancelled.at(-1))?.end.getTime() ?? 0;

/** 404 if the catalogue has no such batch or session. */
export async function findGroup(services: ListServices, id: string): Promise<ListedGroup> {
  const found = (await groupList(services)).find((each) => each.id === id);
  if (!found) throw new HttpError(404, 'There is no such class.');
  return found;
}

/** The rows of the admin's list. */
export async function groupRows(
  services: ListServices,
  { status, search = '' }: GroupFilterQuery,
): Promise<GroupRow[]> {
  const wanted = search.trim().toLowerCase();
  return (await groupList(services))
    .filter(({ state }) => (state === 'finished') === (status === 'finished'))
    .map(groupRow)
    .filter(({ title, teacher }) => `${title} ${teacher}`.toLowerCase().includes(wanted));
}

export const groupRow = (listed: ListedGroup): GroupRow => ({
  id: listed.id,
  kind: listed.kind,
  product_id: listed.productId,
  title: listed.title,
  when: listed.when,
  teacher: listed.teachers.join(', '),
  state: listed.state,
  seats: listed.seats,
  sold: listed.sold,
  left: listed.left,
  next: listed.next?.start.toISOString() ?? null,
});

/** All classes in order of time, also the cancelled ones. */
export const meetingsOf = ({ meetings, cancelled = [] }: ListedGroup): GroupMeeting[] =>
  [
    ...meetings.map((meeting) => ({ meeting, state: meeting.changedAt ? 'moved' : 'planned' })),
    ...cancelled.map((meeting) => ({ meeting, state: 'cancelled' })),
  ]
    .sort((one, other) => one.meeting.start.getTime() - other.meeting.start.getTime())
    .map(({ meeting: { day, start, end }, state }) => ({
      day,
      start: start.toISOString(),
      end: end.toISOString(),
      // The cast: the list above has no other states.
      state: state as GroupMeeting['state'],
    }));
