import { useState } from 'react';
import { formatCount, formatShortDate, indianDay } from 'shared/model/format';
import type { GroupDetails, GroupMeeting } from 'shared/model/schemas';
import { Actions, Button } from 'shared/ui';
import { Badge, type Column } from 'shared/ui/lists';
import { Panel, PanelTable } from '../details/Panel';
import { dateTimeCell, textCell } from '../lists/cells';
import rowStyles from '../lists/Report.module.css';
import { useMay } from '../use-may';
import { ChangeMeeting } from './ChangeMeeting';
import { CancelledBadge } from './group-cells';

const SHOWN = 6;

/** The classes of a batch, the next ones or all of them, or the session of a webinar. */
export function Meetings({ found, now }: { found: GroupDetails; now: Date }) {
  const { kind, meetings, students, cancelled } = found;
  const [showsAll, setShowsAll] = useState(false);
  const coming = meetings.filter(({ end }) => Date.parse(end) > now.getTime());
  const next = coming.slice(0, SHOWN);
  const presentOn = (day: string) => students.filter(({ there }) => there.includes(day)).length;
  const may = useMay();
  const columns: Column<GroupMeeting>[] = [
    {
      heading: 'Class',
      cell: ({ start, state }) =>
        state === 'cancelled' ? <del>{dateTimeCell(start)}</del> : dateTimeCell(start),
      namesRow: true,
      brief: true,
    },
    { heading: 'Status', cell: (meeting) => <State {...meeting} now={now} />, brief: true },
    {
      heading: 'Attended',
      cell: ({ day }) =>
        textCell(
          presentOn(day) > 0 ? `${formatCount(presentOn(day))} of ${students.length}` : null,
        ),
    },
    // A cancelled session can take place after all.
    ...(may('meetings') && (kind === 'webinar' || !cancelled)
      ? [
          {
            heading: 'Action',
            cell: (meeting: GroupMeeting) => (
              <Actions>
                <ChangeMeeting found={found} meeting={meeting} change="move" />
                {meeting.state !== 'cancelled' && (
                  <ChangeMeeting found={found} meeting={meeting} change="cancel" />
                )}
              </Actions>
            ),
            brief: true,
          },
        ]
      : []),
  ];
  return (
    <Panel
      heading={kind === 'webinar' ? 'Date' : showsAll ? 'All classes' : 'Next classes'}
      actions={
        meetings.length > next.length && (
          <Button variant="quiet" size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Only the next ones' : `All ${formatCount(meetings.length)} classes`}
          </Button>
        )
      }
    >
      <PanelTable
        caption="Classes"
        columns={columns}
        rows={showsAll ? meetings : next}
        rowKey={({ day }) => day}
        empty="No class is to come."
      />
    </Panel>
  );
}

function State({ state, day, start, end, now }: GroupMeeting & { now: Date }) {
  if (state === 'cancelled') return <CancelledBadge />;
  if (state === 'planned') {
    return <Badge>{Date.parse(end) <= now.getTime() ? 'Over' : 'Planned'}</Badge>;
  }
  return (
    <div>
      <Badge tone="accent">Moved</Badge>
      {indianDay(new Date(start)) !== day && (
        <p className={rowStyles.detail}>from {formatShortDate(day)}</p>
      )}
    </div>
  );
}
