import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from 'shared/calls';
import type { Outcome } from 'shared/forms';
import { adminMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { Catalogue, PublicCatalogueResponse, ScheduleMove } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Actions, Button, Notice, VisuallyHidden } from 'shared/ui';
import { uploadChosenFiles } from '../draft/chosen-files';
import { publishableOf } from '../draft/draft-catalogue';
import { rebaseDraft, settle, startFrom, type Draft } from '../draft/draft-store';
import {
  useAdminCatalogueQuery,
  useAdminCatalogueStateQuery,
  useAdminPublishCatalogueMutation,
  useAdminUploadDocumentMutation,
} from './catalogue-endpoints';
import { BehindNotice } from './BehindNotice';
import { changedPages, type ProductPage } from './changed-pages';
import { Conflicts } from './Conflicts';
import styles from './Catalogue.module.css';

/** Loaded when it is opened: a visit that only edits does without it. */
const ReviewDialog = lazy(async () => ({
  default: (await import('./ReviewDialog')).ReviewDialog,
}));

/** Milliseconds between two checks whether the published version is on the site. */
const LOOK_AGAIN = 1000;

/** Shows how many changes are not published, with buttons to publish or discard them. */
export function PublishBar({ draft }: { draft: Draft }) {
  const { base, changes: count, conflicts, files } = draft;
  const [isOpen, setOpen] = useState(false);
  /** The pages of what was published here last. */
  const [shown, setShown] = useState<readonly ProductPage[]>([]);
  const { data: published, refetch } = useAdminCatalogueQuery();
  const { data: written } = useAdminCatalogueStateQuery(undefined, {
    pollingInterval: LOOK_AGAIN,
    skip: published?.on_site !== false,
  });
  const [send] = useAdminPublishCatalogueMutation();
  const [uploadDocument] = useAdminUploadDocumentMutation();
  const catalogue = publishableOf(draft.catalogue);
  const isBehind = published !== undefined && published.version > base.version;

  useEffect(() => {
    if (written?.on_site) void refetch();
  }, [written, refetch]);

  const publish = async (wanted: { note: string; moves: ScheduleMove[] }): Promise<Outcome> => {
    let complete: Catalogue;
    try {
      complete = await uploadChosenFiles(
        catalogue,
        files,
        async (file) => (await uploadDocument(file).unwrap()).url,
      );
    } catch (cause) {
      return { error: { cause }, toast: adminMessages.uploadFailure, errors: {} };
    }
    const result = await send({ version: base.version, ...wanted, catalogue: complete });
    if (result.error) {
      if (readFailure(result.error).status === 409) await refetch();
      return result;
    }
    // Refetch before the changes are cleared; otherwise the status would name the earlier version.
    await refetch();
    setShown(changedPages(base.catalogue, complete));
    startFrom({ version: result.data.version, catalogue: complete });
    toast(result.data.message, { variant: 'success' });
    setOpen(false);
    return result;
  };

  const discard = async () => {
    const { data } = await refetch();
    startFrom(data ?? base);
  };

  return (
    <div className={styles.bar}>
      <p role="status">{stateOf(count, published)}</p>
      <Actions>
        {count > 0 && (
          <>
            <Button size="small" onClick={() => setOpen(true)}>
              Review and publish
            </Button>
            <Button variant="secondary" size="small" onClick={() => void discard()}>
              Discard
            </Button>
          </>
        )}
        <Link to={paths.admin('catalogue')}>History</Link>
      </Actions>
      {published?.on_site && count === 0 && shown.length > 0 && (
        <p>
          See it on the site:{' '}
          {shown.map(({ address, title }, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <a href={address} target="_blank" rel="noopener">
                {title} <VisuallyHidden>(opens a new tab)</VisuallyHidden>
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {published?.on_site === false && written?.site_error && (
        <Notice tone="error">The pages could not be written: {written.site_error}</Notice>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReviewDialog
            title="Review and publish"
            submit="Publish"
            from={base.catalogue}
            to={catalogue}
            onClose={() => setOpen(false)}
            onPublish={publish}
          >
            {isBehind && <BehindNotice onRebase={() => rebaseDraft(published)} />}
            <Conflicts conflicts={conflicts} onSettle={settle} />
          </ReviewDialog>
        </Suspense>
      )}
    </div>
  );
}

function stateOf(count: number, published: PublicCatalogueResponse | undefined): string {
  if (count > 0) return `${count} ${count === 1 ? 'change' : 'changes'} not on the site`;
  if (!published) return '';
  const { version, on_site } = published;
  return on_site
    ? `Version ${version} is on the site.`
    : `Version ${version} is being written to the site.`;
}
