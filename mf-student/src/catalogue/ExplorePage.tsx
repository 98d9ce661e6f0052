import { useState } from 'react';
import { CourseCards } from './CourseCards';
import { WebinarCards } from './WebinarCards';
import { SearchField } from './TitleSearch';
import { DashboardPage, DashboardSection } from '../dashboard/DashboardPage';

function ExplorePage() {
  const [search, setSearch] = useState('');
  const clear = () => setSearch('');

  return (
    <DashboardPage
      heading="Explore courses"
      lead="Live classes in Hindi and English, with recordings and a mentor you can ask."
      tools={<SearchField label="Search by title" value={search} onChange={setSearch} />}
    >
      <DashboardSection heading="Courses">
        <CourseCards search={search} onClearSearch={clear} />
      </DashboardSection>
      <DashboardSection heading="Webinars">
        <WebinarCards search={search} onClearSearch={clear} />
      </DashboardSection>
    </DashboardPage>
  );
}

export { ExplorePage as Component };
