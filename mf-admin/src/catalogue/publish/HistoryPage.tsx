import { useState } from 'react';
import { formatDateTime } from 'shared/model/format';
import type { Catalogue, CatalogueVersion } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Button, Card, PageHeading } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { showFailure } from '../../details/failure';
import { ReportSkeleton } from '../../lists/ReportSkeleton';
import { changesBetween } from '../draft/changes';
import type { Published } from '../draft/draft-store';
import {
  useAdminCatalogueStateQuery,
  useAdminCatalogueVersionsQuery,
  useAdminPublishCatalogueMutation,
  useLazyAdminCatalogueVersionQuery,
} from './catalogue-endpoints';
import { ChangeList } from './ReviewDialog';
import styles from './Catalogue.module.css';

/** Lists the published versions. An admin can compare each with the newest one and restore it. */
function HistoryPage() {
  const newest = useAdminCatalogueStateQuery();
  const versions = useAdminCatalogueVersionsQuery();
  const again = () => {
    void newest.refetch();
    void versions.refetch();
  };
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
          refetch: again,
        }}
        skeleton={<ReportSkeleton />}
        failure="The history could not be loaded."
        failureTone="info"
      >
        {(history) => (
          <ul role="list" className={styles.changes}>
            {history.versions.map((version) => (
              <Version
                key={version.version}
                version={version}
                newest={history.newest}
                onRestored={again}
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
  newest: Published;
  onRestored: () => void;
}

function Version({ version: stored, newest, onRestored }: VersionProps) {
  const { version, published_at, published_by, note } = stored;
  const [load, { data: compared, isFetching, isError }] = useLazyAdminCatalogueVersionQuery();
  const [send] = useAdminPublishCatalogueMutation();
  const [isBusy, setBusy] = useState(false);

  const restore = async () => {
    setBusy(true);
    try {
      const catalogue: Catalogue = (compared ?? (await load(version).unwrap())).catalogue;
      const { data, error } = await send({
        version: newest.version,
        note: `Restored version ${version}`,
        catalogue,
      });
      if (error) showFailure(error);
      if (data) {
        toast(data.message, { variant: 'success' });
        onRestored();
      }
    } catch (error) {
      showFailure(error);
    }
    setBusy(false);
  };

  return (
    <Card as="li" className={styles.change}>
      <h2>Version {version}</h2>
      <p>
        {formatDateTime(published_at)}
        {published_by && `, by ${published_by}`}
      </p>
      {note && <p>{note}</p>}
      {version === newest.version ? (
        <p>This is the published one.</p>
      ) : (
        <div className={styles.bar}>
          <Button
            variant="secondary"
            size="small"
            busy={isFetching}
            onClick={() => void load(version)}
          >
            Compare version {version}
          </Button>
          <Button size="small" busy={isBusy} onClick={() => void restore()}>
            Restore version {version}
          </Button>
        </div>
      )}
      {compared && version !== newest.version && (
        <>
          <p>Restoring this version would change:</p>
          <ChangeList changes={changesBetween(newest.catalogue, compared.catalogue)} />
        </>
      )}
      {isError && <p role="alert">This version could not be loaded.</p>}
    </Card>
  );
}

export { HistoryPage as Component };
