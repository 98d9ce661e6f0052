import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { Actions, buttonClass } from 'shared/ui';
import { CourseCards } from '../catalogue/CourseCards';
import { SearchField } from '../catalogue/TitleSearch';
import { DashboardPage, DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { MentorTable } from './MentorTable';
import styles from './OverviewPage.module.css';
import { OverviewToday } from './OverviewToday';
import { ProfilePanel } from './ProfilePanel';

function OverviewPage() {
  const [search, setSearch] = useState('');
  const student = useStudent();
  return (
    <DashboardPage heading="Overview">
      <div className={styles.columns}>
        <OverviewToday />
        <ProfilePanel />
      </div>
      <DashboardSection
        heading="Courses"
        tools={<SearchField label="Search courses" value={search} onChange={setSearch} />}
      >
        <CourseCards search={search} onClearSearch={() => setSearch('')} />
        <aside className={styles.join}>
          <p>New to a subject? Begin today, or see which courses open next.</p>
          <Actions>
            <Link to={paths.dashboard(student, 'explorecourse')} className={buttonClass()}>
              Start learning
            </Link>
            <Link to={paths.courses()} className={buttonClass({ variant: 'secondary' })}>
              Join Now
            </Link>
          </Actions>
        </aside>
      </DashboardSection>
      <MentorTable />
    </DashboardPage>
  );
}

export { OverviewPage as Component };
