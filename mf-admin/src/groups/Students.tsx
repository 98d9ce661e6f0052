import { useState } from 'react';
import { showFailure } from 'shared/calls';
import { Choice } from 'shared/forms';
import { formatCount, formatDateTime } from 'shared/model/format';
import type { GroupDetails, GroupStudent } from 'shared/model/schemas';
import { Button, Tick } from 'shared/ui';
import type { Column } from 'shared/ui/lists';
import { Panel, PanelTable } from '../details/Panel';
import { CsvExport } from '../lists/CsvExport';
import { emailCell, rupeesCell, textCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { useMay } from '../use-may';
import { canTick } from './group-cells';
import { useAdminTickAttendanceMutation } from './class-endpoints';
import { WriteToGroup } from './messages/WriteToGroup';
import styles from './Classes.module.css';

/** More rows than this are shown on demand: a webinar may have thousands. */
const SHOWN = 100;

const ways: Record<GroupStudent['paid_by'], string | null> = {
  online: null,
  cash: 'in cash',
  free: 'Gift or scholarship',
  unpaid: 'Not paid',
};

function paidCell({ paid_by, amount }: GroupStudent) {
  if (paid_by === 'free' || paid_by === 'unpaid') return ways[paid_by];
  return (
    <>
      {rupeesCell(amount)} {ways[paid_by]}
    </>
  );
}

/** Everybody with a place, and who was in one of the classes. */
export function Students({ found, now }: { found: GroupDetails; now: Date }) {
  const { id, kind, meetings, students, nobody_on } = found;
  const [shown, setShown] = useState(SHOWN);
  const may = useMay();
  const begun = may('meetings')
    ? meetings.filter((meeting) => canTick(meeting, now)).reverse()
    : [];
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? begun[0]?.day ?? '';
  const noted = new Set([...nobody_on, ...students.flatMap(({ there }) => there)]).size;
  const isEmpty = students.length > 0 && !students.some(({ there }) => there.includes(chosen));
  const columns: Column<GroupStudent>[] = [
    {
      heading: 'Name',
      cell: ({ name, person, places }) => (
        <>
          {personCell(name, person)}
          {places > 1 && ` (${formatCount(places)} places)`}
        </>
      ),
      namesRow: true,
      brief: true,
    },
    { heading: 'Phone', cell: ({ phone, name }) => contactCell(phone, name) },
    { heading: 'Email', cell: ({ email }) => emailCell(email) },
    { heading: 'Paid', cell: paidCell, brief: true },
    ...(noted > 0
      ? [
          {
            heading: 'Attended',
            cell: ({ there }: GroupStudent) => `${there.length} of ${noted}`,
            brief: !chosen,
          },
        ]
      : []),
    ...(kind === 'course'
      ? [
          {
            heading: 'Modules done',
            cell: ({ progress }: GroupStudent) =>
              textCell(progress && `${progress.done} of ${progress.of}`),
          },
        ]
      : []),
    ...(chosen
      ? [
          {
            heading: 'Was there',
            cell: ({ id: person, name, there }: GroupStudent) => (
              <There
                {...{ id, day: chosen, person }}
                label={`${name} was there`}
                text="was there"
                isNoted={there.includes(chosen)}
              />
            ),
            brief: true,
          },
        ]
      : []),
  ];
  return (
    <Panel
      heading="People"
      actions={
        <>
          {chosen && students.some(({ there }) => !there.includes(chosen)) && (
            <WriteToGroup found={found} absentOn={chosen} />
          )}
          <CsvExport
            path={`/admin/classes/${id}/students.csv`}
            right="meetings"
            filters={{}}
            found={{ total: students.length, hasMore: false }}
          />
        </>
      }
    >
      {begun.length > 1 && (
        <Choice
          label="Attendance of"
          className={styles.choice}
          options={begun.map(({ day, start }) => ({ value: day, label: formatDateTime(start) }))}
          value={chosen}
          onChoose={setPicked}
        />
      )}
      <PanelTable
        caption="People"
        columns={columns}
        rows={students.slice(0, shown)}
        rowKey={(student) => student.id}
        empty="Nobody has a place yet."
      />
      {chosen && isEmpty && (
        <There
          {...{ id, day: chosen }}
          person="nobody"
          text="Nobody was there: everybody has missed this class"
          isNoted={nobody_on.includes(chosen)}
        />
      )}
      {students.length > shown && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setShown(students.length)}>
            Show all {formatCount(students.length)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface ThereProps {
  id: string;
  day: string;
  person: number | 'nobody';
  isNoted: boolean;
  text: string;
  /** What it is called where the text alone does not say who. */
  label?: string;
}

function There({ isNoted, text, label, ...of }: ThereProps) {
  const [tick] = useAdminTickAttendanceMutation();
  const save = async (there: boolean) => {
    const { error } = await tick({ ...of, there });
    if (error) showFailure(error);
  };
  return (
    <label className={styles.there}>
      <Tick aria-label={label} checked={isNoted} onTick={(there) => void save(there)} />
      <span>{text}</span>
    </label>
  );
}
