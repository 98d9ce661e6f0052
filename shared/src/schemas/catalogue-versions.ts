import { Type, type Static } from '@sinclair/typebox';
import { StatusAnswer } from './answers';
import { Catalogue, Course, Mentor, SiteQuestion, Webinar } from './catalogue';
import { Instant } from './fields';

const List = Type.Array;

/** One stored version of the catalogue; the newest is the published one. */
export const CatalogueVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  published_at: Instant,
  /** E-mail address of the admin; null for what came with the program. */
  published_by: Type.Union([Type.String(), Type.Null()]),
  note: Type.String(),
});
export type CatalogueVersion = Static<typeof CatalogueVersion>;

/** GET /catalogue: what anybody may know of what is sold and shown. */
export const PublicCatalogueAnswer = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  /** Whether the pages of the site show this version. */
  on_site: Type.Boolean(),
  catalogue: Type.Object({
    courses: List(Course),
    webinars: List(Webinar),
    mentors: List(Mentor),
    questions: List(SiteQuestion),
  }),
});
export type PublicCatalogueAnswer = Static<typeof PublicCatalogueAnswer>;

/** GET /admin/catalogue and /admin/catalogue/versions/{version} */
export const CatalogueAnswer = Type.Object({
  ...CatalogueVersion.properties,
  /** Whether the pages of the site show this version. */
  on_site: Type.Boolean(),
  /** Why they do not, where writing them has failed. */
  site_error: Type.Union([Type.String(), Type.Null()]),
  catalogue: Catalogue,
});
export type CatalogueAnswer = Static<typeof CatalogueAnswer>;

/** GET /admin/catalogue/versions: the newest first. */
export const CatalogueVersionsAnswer = Type.Object({ data: List(CatalogueVersion) });
export type CatalogueVersionsAnswer = Static<typeof CatalogueVersionsAnswer>;

/**
 * PUT /admin/catalogue: publishes; 409 where `version` is not the newest any more. A link of a batch
 * or session that is left out stays as it was; an empty one takes it away.
 */
export const PublishCatalogueRequest = Type.Object({
  /** The version that was changed. */
  version: Type.Integer({ minimum: 1 }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
  catalogue: Catalogue,
});
export type PublishCatalogueRequest = Static<typeof PublishCatalogueRequest>;

export const PublishCatalogueResponse = Type.Object({
  ...StatusAnswer.properties,
  version: Type.Integer(),
});
export type PublishCatalogueResponse = Static<typeof PublishCatalogueResponse>;
