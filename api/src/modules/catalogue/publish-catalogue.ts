import type { Batch, Catalogue, PublishCatalogueRequest, Session } from 'shared/model/schemas';
import { HttpError, invalid } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { recordAction } from '../audit/audit-repository';
import { keepUploads } from '../uploads/unused-uploads';
import { catalogueErrors } from './catalogue-errors';
import { withModuleIds } from './module-ids';
import { insertVersion, sameCatalogue } from './published-catalogue';
import type { CatalogueServices } from './site-catalogue';

/**
 * Stores the catalogue as the next version and returns its number. 422 for an invalid or unchanged
 * catalogue, 409 if somebody else has published since the version that was edited.
 */
export async function publishCatalogue(
  { catalogue, database, now }: CatalogueServices,
  request: PublishCatalogueRequest,
  admin: Admin,
): Promise<number> {
  const { version: base, note = '' } = request;
  const newest = await catalogue.newest();
  const content = withKept(request.catalogue, newest.content);
  const errors = catalogueErrors(content);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (newest.version !== base) throw publishedMeanwhile(newest.publishedBy);
  if (sameCatalogue(newest.content, content)) {
    throw invalid({ catalogue: ['There is nothing to publish: this is on the site already.'] });
  }
  const version = base + 1;
  await database.transaction(async (transaction) => {
    const isStored = await insertVersion(transaction, {
      version,
      content,
      publishedAt: now(),
      publishedBy: admin.name,
      note,
    });
    if (!isStored) throw publishedMeanwhile(null);
    await keepUploads(transaction, uploadsIn(content));
    await recordAction(transaction, {
      admin,
      action: 'Publish',
      subject: `Catalogue version ${version}`,
      changes: note ? [{ field: 'note', from: '', to: note }] : [],
      at: now(),
    });
  });
  return version;
}

/** Adds missing links and ids of modules from the version before; an empty link removes the link. */
function withKept(content: Catalogue, before: Catalogue): Catalogue {
  const keep = <Entry extends Session | Batch>(entries: Entry[], known: Entry[] = []): Entry[] =>
    entries.map((entry) => {
      const kept: Partial<Batch> & Entry = {
        ...known.find(({ id }) => id === entry.id),
        ...entry,
      };
      if (kept.classLink === '') delete kept.classLink;
      if (kept.whatsappGroup === '') delete kept.whatsappGroup;
      return kept;
    });
  return {
    ...content,
    courses: content.courses.map((course) => ({
      ...course,
      batches: keep(course.batches, before.courses.find(({ id }) => id === course.id)?.batches),
      modules: withModuleIds(
        course.modules,
        withModuleIds(before.courses.find(({ id }) => id === course.id)?.modules ?? []),
      ),
    })),
    webinars: content.webinars.map((webinar) => ({
      ...webinar,
      sessions: keep(
        webinar.sessions,
        before.webinars.find(({ id }) => id === webinar.id)?.sessions,
      ),
    })),
  };
}

/** Every address in a catalogue that may be that of an uploaded picture or PDF. */
const uploadsIn = (content: Catalogue): string[] => [
  ...new Set(JSON.stringify(content).match(/(?<=")[^"\\]*\/[^"\\/]+\.(?:webp|pdf)(?=")/g) ?? []),
];

const publishedMeanwhile = (by: string | null) =>
  new HttpError(
    409,
    `${by ?? 'Somebody else'} has published meanwhile. Review your changes against the new version.`,
  );
