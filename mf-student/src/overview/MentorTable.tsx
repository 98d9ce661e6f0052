import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mentors } from 'shared/page';
import type { Mentor } from 'shared/model/schemas';
import { MENTORS_SHOWN, MENTORS_SHOWN_ALL } from 'shared/model/constants';
import { langOf } from 'shared/model/language';
import { studentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { Button, buttonClass, Dialog, Icon, NewTab, Portrait, SampleLabel } from 'shared/ui';
import { Table, type Column } from 'shared/ui/lists';
import { DashboardSection } from '../dashboard/DashboardPage';
import styles from './MentorTable.module.css';
import { texts } from './texts';

const isLaunched = (mentor: Mentor) => mentor.courseLaunched === 'yes';

/** The mentors. A course that is not open yet has no page, so its button opens a popup. */
export function MentorTable() {
  const [all, setAll] = useState(false);
  const [awaited, setAwaited] = useState<Mentor | null>(null);

  const columns: Column<Mentor>[] = [
    {
      heading: texts.mentor,
      namesRow: true,
      cell: ({ name, designation, image }) => (
        <span className={styles.mentor}>
          <Portrait address={image} size={48} />
          <span>
            {name}
            <span className={styles.designation} lang={langOf(designation)}>
              {designation}
            </span>
          </span>
        </span>
      ),
    },
    {
      heading: texts.course,
      cell: ({ courseType }) => <span lang={langOf(courseType)}>{courseType}</span>,
    },
    {
      heading: texts.article,
      cell: ({ name, globe }) => (
        <NewTab
          href={globe}
          className={buttonClass({ variant: 'icon' })}
          aria-label={texts.articleOf(name)}
        >
          <Icon name="globe" />
        </NewTab>
      ),
    },
    {
      heading: texts.details,
      cell: (mentor) =>
        isLaunched(mentor) ? (
          <Link to={paths.course(mentor.courseName)} className={detailsClass}>
            {texts.showDetails}
          </Link>
        ) : (
          <Button variant="secondary" size="small" onClick={() => setAwaited(mentor)}>
            {texts.showDetails}
          </Button>
        ),
    },
  ];

  return (
    <DashboardSection
      heading={texts.yourMentor}
      tools={
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.seeLess : texts.seeAll}
        </Button>
      }
    >
      <SampleLabel>{texts.inventedMentors}</SampleLabel>
      <Table
        caption={texts.mentorsAndCourses}
        columns={columns}
        rows={mentors.slice(0, all ? MENTORS_SHOWN_ALL : MENTORS_SHOWN)}
        rowKey={({ name }) => name}
      />
      {awaited && (
        <Dialog open onClose={() => setAwaited(null)} title={studentMessages.notLaunched}>
          <p>{texts.inPreparation(awaited.name, awaited.courseType)}</p>
        </Dialog>
      )}
    </DashboardSection>
  );
}

const detailsClass = buttonClass({ variant: 'secondary', size: 'small' });
