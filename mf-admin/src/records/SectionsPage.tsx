import { api } from 'shared/api';
import type { SectionState, SectionStatesResponse } from 'shared/model/schemas';
import { Table, type Column } from 'shared/ui/lists';
import { Detail } from '../details/Detail';
import { dataQuery } from '../lists/queries';
import styles from '../lists/Report.module.css';

const { useAdminSectionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSections: build.query(dataQuery<SectionStatesResponse>('/admin/sections')),
  }),
});

/** The first column has the name already. */
const lines = (of: Exclude<keyof SectionState, 'name'>) => (section: SectionState) => (
  <div className={styles.longText}>
    {section[of].map((line) => (
      <p key={line}>{line.replace(`${section.name} `, '').trim().replace(/ {2,}/g, '; ')}</p>
    ))}
  </div>
);

const columns: Column<SectionState>[] = [
  {
    heading: 'Section',
    cell: ({ name }) => <span className={styles.together}>{name}</span>,
    namesRow: true,
  },
  { heading: 'Versions', cell: lines('status') },
  { heading: 'Failures of seven days', cell: lines('failures') },
  { heading: 'Visits of seven days', cell: lines('vitals') },
];

/** What teams read about their sections with the commands `status`, `failures` and `vitals`. */
function SectionsPage() {
  return (
    <Detail heading="Sections" what="The list of sections" result={useAdminSectionsQuery()}>
      {(sections) => (
        <Table
          dense
          caption="Sections"
          columns={columns}
          rows={sections}
          rowKey={({ name }) => name}
        />
      )}
    </Detail>
  );
}

export { SectionsPage as Component };
