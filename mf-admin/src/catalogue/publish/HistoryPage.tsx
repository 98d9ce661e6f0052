import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showFailure } from 'shared/calls';
import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { formatDateTime } from 'shared/model/format';
import { changesBetween, type CatalogueChange } from 'shared/model/catalogue-changes';
import type { Catalogue, CatalogueVersion } from 'shared/model/schemas';
import { Button, Card, PageHeading, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { announced } from '../../details/announced';
import type { Published } from '../draft/draft-store';
import { withDifference } from '../draft/rebase';
import {
  useAdminCatalogueStateQuery,
  useAdminCatalogueVersionsQuery,
  publishCatalogueCall,
  useLazyAdminCatalogueVersionQuery,
} from './catalogue-endpoints';
import { ChangeList, ReviewDialog } from './ReviewDialog';
import styles from './Catalogue.module.css';

/** Lists the published versions. An admin can compare each with the newest one and restore it. */
function HistoryPage() {
  const newest = useAdminCatalogueStateQuery();
  const versions = useAdminCatalogueVersionsQuery();
  return (
    <div className={styles.page}>
      <PageHeading>Published catalogues</PageHeading>
      <p>
        All published versions of the courses, webinars and teachers. The newest one is on the site.
      </p>
      <Loaded
        result={{
          currentData: newest.data &&
            versions.data && { newest: newest.data, versions: versions.data.data },
          isFetching: newest.isFetching || versions.isFetching,
          refetch: () => [newest, versions].map(({ refetch }) => refetch()),
        }}
        skeleton={<Skeleton shape="row" count={ADMIN_ROWS_PER_PAGE} />}
        failure="The history could not be loaded."
        failureTone="info"
      >
        {(history) => (
          <ul role="list" className={styles.changes}>
            {history.versions.map((version, index) => (
              <Version
                key={version.version}
                version={version}
                before={history.versions[index + 1]?.version ?? null}
                newest={history.newest}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

interface VersionProps {
  version: CatalogueVersion;
  /** The number of the version before; null for the first one. */
  before: number | null;
  newest: Published;
}

/** What would be published: a whole version, or one of its differences from the newest one. */
interface Restore {
  title: string;
  note: string;
  catalogue: Catalogue;
}

function Version({ version: stored, before, newest }: VersionProps) {
  const { version, published_at, published_by, note } = stored;
  const [load, { data: compared, isFetching, isError }] = useLazyAdminCatalogueVersionQuery();
  const [loadBefore, { data: earlier }] = useLazyAdminCatalogueVersionQuery();
  const [params] = useSearchParams();
  const isWanted = params.get('version') === String(version);
  const compare = useCallback(() => {
    void load(version);
    if (before !== null) void loadBefore(before);
  }, [before, load, loadBefore, version]);
  // The audit log links to what one version has changed.
  useEffect(() => {
    if (isWanted) compare();
  }, [isWanted, compare]);
  const [isBusy, setBusy] = useState(false);
  const [restore, setRestore] = useState<Restore | null>(null);

  const askToRestore = async () => {
    setBusy(true);
    const { data = compared, error } = await load(version);
    setBusy(false);
    if (!data) showFailure(error);
    else {
      const note = `Restored version ${version}`;
      setRestore({ title: `Restore version ${version}`, note, catalogue: data.catalogue });
    }
  };

  const askToRestoreOne = ({ item, field, difference }: CatalogueChange) =>
    setRestore({
      title: `Restore ${item}: ${field}`,
      note: `Restored ${item}: ${field} from version ${version}`,
      catalogue: withDifference(newest.catalogue, difference),
    });

  return (
    <Card as="li" className={styles.change}>
      <h2>Version {version}</h2>
      <p>
        {formatDateTime(published_at)}
        {published_by && `, by ${published_by}`}
      </p>
      {note && <p>{note}</p>}
      {version === newest.version && <p>This is the published one.</p>}
      <div className={styles.bar}>
        <Button variant="secondary" size="small" busy={isFetching} onClick={compare}>
          Compare version {version}
        </Button>
        {version !== newest.version && (
          <Button variant="quiet" size="small" busy={isBusy} onClick={() => void askToRestore()}>
            Restore version {version}
          </Button>
        )}
      </div>
      {compared && earlier && (
        <section aria-label={`Changes of version ${version}`} className={styles.changes}>
          <h3>Version {version} has changed</h3>
          <ChangeList changes={changesBetween(earlier.catalogue, compared.catalogue)} />
        </section>
      )}
      {compared && before === null && <p>This is the first version.</p>}
      {compared && version !== newest.version && (
        <>
          <h3>Restoring it would change</h3>
          <ChangeList
            changes={changesBetween(newest.catalogue, compared.catalogue)}
            onRestore={askToRestoreOne}
          />
        </>
      )}
      {isError && <p role="alert">This version could not be loaded.</p>}
      {restore && (
        <ReviewDialog
          title={restore.title}
          submit="Restore"
          note={restore.note}
          from={newest.catalogue}
          to={restore.catalogue}
          onClose={() => setRestore(null)}
          onPublish={async (wanted) => {
            const { catalogue } = restore;
            const result = await publishCatalogueCall({
              version: newest.version,
              ...wanted,
              catalogue,
            });
            return announced(result, () => setRestore(null));
          }}
        />
      )}
    </Card>
  );
}

export { HistoryPage as Component };
