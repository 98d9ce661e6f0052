import { Type } from '@sinclair/typebox';
import { publicCourse, publicWebinar } from 'shared/model/catalogue';
import {
  type Batch,
  type Catalogue,
  CatalogueResponse,
  CatalogueVersionsResponse,
  PublicCatalogueResponse,
  PublishCatalogueRequest,
  PublishCatalogueResponse,
  type Session,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { HttpError, invalid } from '../../platform/errors';
import { responses } from '../../platform/http/responses';
import { recordAction } from '../audit/audit-repository';
import { keepUploads } from '../uploads/unused-uploads';
import { catalogueErrors } from './catalogue-errors';
import {
  insertVersion,
  sameCatalogue,
  storedVersion,
  toCatalogueVersion,
  versionList,
} from './published-catalogue';
import type { CatalogueServices } from './site-catalogue';

/** The most bytes of a catalogue; a catalogue with 200 courses has about 2.5 million. */
const MOST_BYTES = 8 * 1024 * 1024;

const admin = { config: { access: 'admin' as const } };
const Version = Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

const routes: RegisterRoutes<CatalogueServices> = (app, services) => {
  const { database, now, catalogue, site } = services;

  app.get(
    '/catalogue',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'The published catalogue without the links that only students see',
        response: responses(PublicCatalogueResponse),
      },
    },
    async () => {
      const { version, content } = await catalogue.newest();
      const { courses, webinars, mentors, questions } = content;
      return {
        version,
        on_site: (await site.state()).on_site,
        catalogue: {
          courses: courses.map(publicCourse),
          webinars: webinars.map(publicWebinar),
          mentors,
          questions,
        },
      };
    },
  );

  app.get(
    '/admin/catalogue',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'The published catalogue, with the links that only students see',
        response: responses(CatalogueResponse),
      },
    },
    async () => {
      const { content, ...stored } = await catalogue.newest();
      return {
        ...toCatalogueVersion(stored),
        ...(await site.state()),
        catalogue: content,
      };
    },
  );

  app.get(
    '/admin/catalogue/versions',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'What was published when and by whom, the newest first',
        response: responses(CatalogueVersionsResponse),
      },
    },
    async () => {
      await catalogue.newest();
      return { data: await versionList(database) };
    },
  );

  app.get(
    '/admin/catalogue/versions/:version',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'A version of the catalogue, to compare or to publish again',
        params: Version,
        response: responses(CatalogueResponse),
      },
    },
    async (request) => {
      const newest = await catalogue.newest();
      const found = await storedVersion(database, request.params.version);
      if (!found) throw new HttpError(404, 'There is no such version.');
      const { content, ...stored } = found;
      return {
        ...toCatalogueVersion(stored),
        on_site: found.version === newest.version && (await site.state()).on_site,
        site_error: null,
        catalogue: content,
      };
    },
  );

  app.put(
    '/admin/catalogue',
    {
      ...admin,
      bodyLimit: MOST_BYTES,
      schema: {
        tags: ['admin'],
        summary: 'Publishes a catalogue; 409 where somebody else has published since `version`',
        body: PublishCatalogueRequest,
        response: responses(PublishCatalogueResponse),
      },
    },
    async (request) => {
      const { version: base, note = '' } = request.body;
      const newest = await catalogue.newest();
      const content = withKeptLinks(request.body.catalogue, newest.content);
      const errors = catalogueErrors(content);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const account = currentAccount(request);
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
          publishedBy: account.name,
          note,
        });
        if (!isStored) throw publishedMeanwhile(null);
        await keepUploads(transaction, uploadsIn(content));
        await recordAction(transaction, {
          admin: account,
          action: 'Publish',
          subject: `Catalogue version ${version}`,
          changes: note ? [{ field: 'note', from: '', to: note }] : [],
          at: now(),
        });
      });
      return { status: true, message: 'Published. The site follows within seconds.', version };
    },
  );
};

/** Adds missing links from the version before; an empty link removes the link. */
function withKeptLinks(content: Catalogue, before: Catalogue): Catalogue {
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

export const catalogue: Module<CatalogueServices> = {
  routes,
  tasks: [
    { name: 'show the catalogue on the site', everyMs: 1000, run: ({ site }) => site.follow() },
  ],
};
