import { useState } from 'react';
import { CourseCards } from '../catalogue-cards/CourseCards';
import { WebinarCards } from '../catalogue-cards/WebinarCards';
import { SearchField } from '../catalogue-search/SearchField';
import { DashboardPage } from '../dashboard/DashboardPage';
import { Part } from '../dashboard/Part';

const ExplorePage = () => {
  const [search, setSearch] = useState('');
  const clear = () => setSearch('');

  return (
    <DashboardPage
      heading="Explore courses"
      lead="Live classes in Hindi and English, with recordings and a mentor you can ask."
      tools={<SearchField label="Search by title" value={search} onChange={setSearch} />}
    >
      <Part heading="Courses">
        <CourseCards search={search} onClearSearch={clear} />
      </Part>
      <Part heading="Webinars">
        <WebinarCards search={search} onClearSearch={clear} />
      </Part>
    </DashboardPage>
  );
};

export { ExplorePage as Component };
