import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { Actions, buttonClass, Slot } from 'shared/ui';
import { CourseCards } from '../catalogue/CourseCards';
import { SearchField } from 'shared/ui/lists';
import { dashboard } from '../slots';
import { DashboardPage, DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { MentorTable } from './MentorTable';
import styles from './OverviewPage.module.css';
import { OverviewToday } from './OverviewToday';
import { ProfilePanel } from './ProfilePanel';
import { texts } from './texts';

function OverviewPage() {
  const [search, setSearch] = useState('');
  const student = useStudent();
  return (
    <DashboardPage heading={texts.heading}>
      <div className={styles.columns}>
        <OverviewToday />
        <ProfilePanel />
      </div>
      <DashboardSection
        heading={texts.courses}
        tools={<SearchField label={texts.searchCourses} value={search} onChange={setSearch} />}
      >
        <CourseCards search={search} onClearSearch={() => setSearch('')} />
        <aside className={styles.join}>
          <p>{texts.newToSubject}</p>
          <Actions>
            <Link to={paths.dashboard(student, 'explorecourse')} className={buttonClass()}>
              {texts.startLearning}
            </Link>
            <Link to={paths.courses()} className={buttonClass({ variant: 'secondary' })}>
              {texts.joinNow}
            </Link>
          </Actions>
        </aside>
      </DashboardSection>
      <MentorTable />
      <Slot slot={dashboard} />
    </DashboardPage>
  );
}

export { OverviewPage as Component };
