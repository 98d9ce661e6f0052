import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import { formatCount } from 'shared/model/format';
import type { GroupDetails } from 'shared/model/schemas';
import { Actions, Button } from 'shared/ui';
import { Detail } from '../details/Detail';
import { Facts, Panel } from '../details/Panel';
import { dateTimeCell, textCell } from '../lists/cells';
import { useMay } from '../use-may';
import { CancelledBadge, GroupStateBadge, seatsText } from './group-cells';
import { useAdminGroupQuery } from './class-endpoints';
import { CancelGroup } from './cancel/CancelGroup';
import { MessagesSent } from './messages/MessagesSent';
import { Meetings } from './Meetings';
import { PrintSheet } from './PrintSheet';
import { Students } from './Students';
import styles from './Classes.module.css';
import { TeacherLink } from './TeacherLink';
import { WriteToGroup } from './messages/WriteToGroup';

/** One batch or session: who is in it, when it meets, and what was written to its people. */
function GroupPage() {
  const { id = '' } = useParams();
  const result = useAdminGroupQuery(id);
  return (
    <Detail
      heading={result.currentData?.title ?? 'Class'}
      what="The class"
      unknown="There is no such class"
      result={result}
    >
      {(found) => <Class found={found} />}
    </Detail>
  );
}

function Class({ found }: { found: GroupDetails }) {
  const { kind, when, teacher, state, left, next, meetings, students, cancelled } = found;
  const [now] = useState(currentTime);
  const may = useMay();
  const hasDates = kind === 'course' || meetings.some(({ end }) => Date.parse(end) > now.getTime());
  return (
    <>
      <div className={styles.onScreen}>
        <Panel heading={kind === 'course' ? 'Batch' : 'Session'}>
          <Facts
            facts={[
              ['When', when],
              ['Status', cancelled ? <CancelledBadge /> : <GroupStateBadge state={state} />],
              ...(kind === 'course'
                ? ([
                    ['Teacher', textCell(teacher)],
                    ...(cancelled ? [] : ([['Next class', dateTimeCell(next)]] as const)),
                  ] as const)
                : []),
              ['Seats sold', seatsText(found) + (cancelled ? '' : `, ${formatCount(left)} left`)],
            ]}
          />
          <Actions>
            {may('meetings') && students.length > 0 && <WriteToGroup found={found} />}
            {students.length > 0 && (
              <Button variant="secondary" size="small" onClick={() => print()}>
                Print
              </Button>
            )}
            {may('meetings') && next !== null && <CancelGroup found={found} />}
          </Actions>
        </Panel>
        <Students found={found} now={now} />
        {hasDates && <Meetings found={found} now={now} />}
        {may('meetings') && <TeacherLink found={found} />}
        <MessagesSent messages={found.messages} />
      </div>
      <PrintSheet found={found} now={now} />
    </>
  );
}

export { GroupPage as Component };
