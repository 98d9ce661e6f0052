import { useState } from 'react';
import { CourseCards } from './CourseCards';
import { WebinarCards } from './WebinarCards';
import { texts } from './texts';
import { SearchField } from 'shared/ui/lists';
import { DashboardPage, DashboardSection } from '../dashboard/DashboardPage';

function ExplorePage() {
  const [search, setSearch] = useState('');
  const clear = () => setSearch('');

  return (
    <DashboardPage
      heading={texts.heading}
      lead={texts.lead}
      tools={<SearchField label={texts.search} value={search} onChange={setSearch} />}
    >
      <DashboardSection heading={texts.courses}>
        <CourseCards search={search} onClearSearch={clear} />
      </DashboardSection>
      <DashboardSection heading={texts.webinars}>
        <WebinarCards search={search} onClearSearch={clear} />
      </DashboardSection>
    </DashboardPage>
  );
}

export { ExplorePage as Component };
