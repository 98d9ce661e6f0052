import { Type, type Static } from '@sinclair/typebox';
import { StatusResponse } from './responses';
import { Catalogue, Course, Mentor, SiteQuestion, Webinar } from './catalogue';
import { Instant, ofKind } from './fields';

const List = Type.Array;

/** One stored version of the catalogue; the newest is the published one. */
export const CatalogueVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  published_at: Instant,
  /** E-mail address of the admin; null for the version that came with the program. */
  published_by: Type.Union([Type.String(), Type.Null()]),
  note: Type.String(),
});
export type CatalogueVersion = Static<typeof CatalogueVersion>;

/** GET /catalogue: the public part of the catalogue. */
export const PublicCatalogueResponse = Type.Object({
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
export type PublicCatalogueResponse = Static<typeof PublicCatalogueResponse>;

/** GET /admin/catalogue and /admin/catalogue/versions/{version} */
export const CatalogueResponse = Type.Object({
  ...CatalogueVersion.properties,
  /** Whether the pages of the site show this version. */
  on_site: Type.Boolean(),
  /** The error, if writing the pages has failed; otherwise null. */
  site_error: Type.Union([Type.String(), Type.Null()]),
  catalogue: Catalogue,
});
export type CatalogueResponse = Static<typeof CatalogueResponse>;

/** GET /admin/catalogue/versions: the newest first. */
export const CatalogueVersionsResponse = Type.Object({ data: List(CatalogueVersion) });
export type CatalogueVersionsResponse = Static<typeof CatalogueVersionsResponse>;

/**
 * PUT /admin/catalogue: publishes a version; 409 if `version` is no longer the newest. A link of a
 * batch or session that is left out keeps its value; an empty link is removed.
 */
export const PublishCatalogueRequest = Type.Object({
  /** The version that the admin has edited. */
  version: Type.Integer({ minimum: 1 }),
  note: Type.Optional(Type.String({ ...ofKind('lines'), maxLength: 500 })),
  catalogue: Catalogue,
});
export type PublishCatalogueRequest = Static<typeof PublishCatalogueRequest>;

export const PublishCatalogueResponse = Type.Object({
  ...StatusResponse.properties,
  version: Type.Integer(),
});
export type PublishCatalogueResponse = Static<typeof PublishCatalogueResponse>;
