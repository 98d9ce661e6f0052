import { useState } from 'react';
import { formatCount, formatShortDate, indianDay } from 'shared/model/format';
import type { ClassDetails, ClassMeeting } from 'shared/model/schemas';
import { Actions, Button } from 'shared/ui';
import { Badge, type Column } from 'shared/ui/lists';
import { Panel, PanelTable } from '../details/Panel';
import { dateTimeCell, textCell } from '../lists/cells';
import rowStyles from '../lists/Report.module.css';
import { useMay } from '../use-may';
import { ChangeClass } from './ChangeClass';
import { CancelledBadge } from './class-cells';

const SHOWN = 6;

/** The classes of a batch, the next ones or all of them, or the session of a webinar. */
export function Meetings({ found, now }: { found: ClassDetails; now: Date }) {
  const { kind, meetings, students } = found;
  const [showsAll, setShowsAll] = useState(false);
  const coming = meetings.filter(({ end }) => Date.parse(end) > now.getTime());
  const next = coming.slice(0, SHOWN);
  const presentOn = (day: string) => students.filter(({ there }) => there.includes(day)).length;
  const may = useMay();
  const columns: Column<ClassMeeting>[] = [
    {
      heading: 'Class',
      cell: ({ start, state }) =>
        state === 'cancelled' ? <del>{dateTimeCell(start)}</del> : dateTimeCell(start),
      namesRow: true,
      brief: true,
    },
    { heading: 'State', cell: (meeting) => <State {...meeting} now={now} />, brief: true },
    {
      heading: 'Attended',
      cell: ({ day }) =>
        textCell(
          presentOn(day) > 0 ? `${formatCount(presentOn(day))} of ${students.length}` : null,
        ),
    },
    ...(may('classWork')
      ? [
          {
            heading: 'Action',
            cell: (meeting: ClassMeeting) => (
              <Actions>
                <ChangeClass found={found} meeting={meeting} change="move" />
                {meeting.state !== 'cancelled' && (
                  <ChangeClass found={found} meeting={meeting} change="cancel" />
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

function State({ state, day, start, end, now }: ClassMeeting & { now: Date }) {
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
