import { api } from 'shared/api';
import type { SectionState, SectionStatesResponse } from 'shared/model/schemas';
import { PageHeading, Skeleton } from 'shared/ui';
import { Loaded, Table, type Column } from 'shared/ui/lists';
import { dataQuery } from '../lists/queries';
import styles from '../lists/Report.module.css';

const { useAdminSectionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSections: build.query(dataQuery<SectionStatesResponse>('/admin/sections')),
  }),
});

const lines = (of: Exclude<keyof SectionState, 'name'>) => (section: SectionState) => (
  <div className={styles.longText}>
    {section[of].map((line) => (
      <p key={line}>{line.trim().replace(/ {2,}/g, '; ')}</p>
    ))}
  </div>
);

const columns: Column<SectionState>[] = [
  { heading: 'Section', cell: ({ name }) => name, namesRow: true },
  { heading: 'Versions', cell: lines('status') },
  { heading: 'Failures of seven days', cell: lines('failures') },
  { heading: 'Visits of seven days', cell: lines('vitals') },
];

/** What teams read about their sections with the commands `status`, `failures` and `vitals`. */
function SectionsPage() {
  return (
    <div className={styles.report}>
      <PageHeading>Sections</PageHeading>
      <Loaded
        result={useAdminSectionsQuery()}
        skeleton={<Skeleton shape="row" count={6} />}
        failure="The sections could not be loaded."
        failureTone="info"
      >
        {(sections) => (
          <Table
            dense
            caption="Sections"
            columns={columns}
            rows={sections}
            rowKey={({ name }) => name}
          />
        )}
      </Loaded>
    </div>
  );
}

export { SectionsPage as Component };
