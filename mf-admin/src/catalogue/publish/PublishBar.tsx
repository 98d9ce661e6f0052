import { Fragment, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Outcome } from 'shared/forms';
import { adminMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type {
  Catalogue,
  PublicCatalogueResponse,
  PublishCatalogueRequest,
} from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Actions, Button, Notice, VisuallyHidden } from 'shared/ui';
import { uploadChosenFiles } from '../draft/chosen-files';
import { publishableOf } from '../draft/draft-catalogue';
import { rebaseDraft, settle, startFrom, type Draft } from '../draft/draft-store';
import {
  useAdminCatalogueStateQuery,
  publishCatalogueCall,
  uploadDocumentCall,
} from './catalogue-endpoints';
import { Conflicts } from './Conflicts';
import styles from './Catalogue.module.css';
import { diff } from 'shared/model/catalogue-changes';

/** Loaded when it is opened: a visit that only edits does without it. */
const ReviewDialog = lazy(async () => ({
  default: (await import('./ReviewDialog')).ReviewDialog,
}));

/** Milliseconds between two checks whether the published version is on the site. */
const LOOK_AGAIN = 1000;

interface PublishBarProps {
  draft: Draft;
  /** The version that is published now. */
  published: PublicCatalogueResponse | undefined;
}

/** Shows how many changes are not published, with buttons to publish or discard them. */
export function PublishBar({ draft, published }: PublishBarProps) {
  const { base, changes: count, conflicts, files } = draft;
  const [isOpen, setOpen] = useState(false);
  /** The pages of what was published here last. */
  const [shown, setShown] = useState<readonly ProductPage[]>([]);
  const { data: written } = useAdminCatalogueStateQuery(undefined, {
    pollingInterval: LOOK_AGAIN,
    skip: published?.on_site !== false,
  });
  const catalogue = publishableOf(draft.catalogue);
  const isBehind = published !== undefined && published.version > base.version;

  const publish = async (
    wanted: Omit<PublishCatalogueRequest, 'version' | 'catalogue'>,
  ): Promise<Outcome> => {
    let complete: Catalogue;
    try {
      complete = await uploadChosenFiles(catalogue, files, uploaded);
    } catch (cause) {
      return { error: { cause }, toast: adminMessages.uploadFailure, errors: {} };
    }
    const result = await publishCatalogueCall({
      version: base.version,
      ...wanted,
      catalogue: complete,
    });
    if (result.error) return result;
    setShown(changedPages(base.catalogue, complete));
    startFrom({ version: result.data.version, catalogue: complete });
    toast(result.data.message, { variant: 'success' });
    setOpen(false);
    return result;
  };

  return (
    <div className={styles.bar}>
      <p role="status">{stateOf(count, base.version, published)}</p>
      <Actions>
        {count > 0 && (
          <>
            <Button size="small" onClick={() => setOpen(true)}>
              Review and publish
            </Button>
            <Button variant="secondary" size="small" onClick={() => startFrom(published ?? base)}>
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

async function uploaded(file: File): Promise<string> {
  const { data, error } = await uploadDocumentCall(file);
  if (error) throw new Error('The upload failed.', { cause: error });
  return data.url;
}

function stateOf(
  count: number,
  version: number,
  published: PublicCatalogueResponse | undefined,
): string {
  if (count > 0) return `${count} ${count === 1 ? 'change' : 'changes'} not on the site`;
  if (!published) return '';
  // What was published here a moment ago is asked for again.
  return published.on_site && published.version >= version
    ? `Version ${version} is on the site.`
    : `Version ${version} is being written to the site.`;
}

/** Another admin has published since the draft began. */
function BehindNotice({ onRebase }: { onRebase: () => void }) {
  return (
    <Notice
      action={
        <Button size="small" onClick={onRebase}>
          Keep my changes on their version
        </Button>
      }
    >
      Somebody else has published meanwhile, so these changes cannot be published as they are.
    </Notice>
  );
}

interface ProductPage {
  address: string;
  title: string;
}

const MOST_PAGES = 5;

/** The pages of the courses and webinars that a publish has added or changed, the first few of them. */
function changedPages(before: Catalogue, after: Catalogue): ProductPage[] {
  const changed = new Set(diff(before, after).map(({ path }) => path.slice(0, 2).join('/')));
  return [
    ...after.courses
      .filter(({ id }) => changed.has(`courses/${id}`))
      .map(({ title, urlTitle }) => ({ title, address: paths.course(urlTitle) })),
    ...after.webinars
      .filter(({ id }) => changed.has(`webinars/${id}`))
      .map(({ title, urlTitle }) => ({ title, address: paths.webinar(urlTitle) })),
  ].slice(0, MOST_PAGES);
}
