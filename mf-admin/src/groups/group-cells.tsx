import { joinOpensAt } from 'shared/model/catalogue';
import { formatCount } from 'shared/model/format';
import type { GroupMeeting, GroupRow } from 'shared/model/schemas';
import { Badge } from 'shared/ui/lists';

const states = {
  running: { label: 'Running', tone: 'paid' },
  coming: { label: 'Coming', tone: 'accent' },
  finished: { label: 'Finished', tone: 'neutral' },
} as const;

export function GroupStateBadge({ state }: Pick<GroupRow, 'state'>) {
  const { label, tone } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

export const CancelledBadge = () => <Badge tone="failed">Cancelled</Badge>;

/** `12 of 40` */
export const seatsText = ({ sold, seats }: Pick<GroupRow, 'sold' | 'seats'>): string =>
  `${formatCount(sold)} of ${formatCount(seats)}`;

/** `1 person`, `12 people` */
export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${formatCount(count)} people`;

/** Whether attendance can be ticked: from the time on at which the class can be joined. */
export const canTick = ({ start, state }: GroupMeeting, now: Date): boolean =>
  state !== 'cancelled' && joinOpensAt({ start: new Date(start) }) <= now;
