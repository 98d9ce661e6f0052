import { Type, type Static } from '@sinclair/typebox';
import { StatusResponse } from './responses';
import { Catalogue, Course, Mentor, SiteQuestion, Webinar } from './catalogue';
import { Instant, ofKind, OneOf, OrNull } from './fields';
import { ScheduleId } from './schedule';
import { SiteText } from './site-words';

const List = Type.Array;

/** One stored version of the catalogue; the newest is the published one. */
export const CatalogueVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  published_at: Instant,
  /** E-mail address of the admin; null for the version that came with the program. */
  published_by: OrNull(Type.String()),
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
    siteTexts: List(SiteText),
  }),
});
export type PublicCatalogueResponse = Static<typeof PublicCatalogueResponse>;

/** GET /admin/catalogue and /admin/catalogue/versions/{version} */
export const CatalogueResponse = Type.Object({
  ...CatalogueVersion.properties,
  /** Whether the pages of the site show this version. */
  on_site: Type.Boolean(),
  /** The error, if writing the pages has failed; otherwise null. */
  site_error: OrNull(Type.String()),
  catalogue: Catalogue,
});
export type CatalogueResponse = Static<typeof CatalogueResponse>;

/** GET /admin/catalogue/versions: the newest first. */
export const CatalogueVersionsResponse = Type.Object({ data: List(CatalogueVersion) });
export type CatalogueVersionsResponse = Static<typeof CatalogueVersionsResponse>;

const ProductKind = OneOf('course', 'webinar');

/** GET /admin/catalogue/buyers: who has bought what, by batch or session (null: without a known date). */
export const ScheduleBuyers = Type.Object({
  kind: ProductKind,
  product_id: Type.Integer(),
  schedule_id: OrNull(Type.String()),
  buyers: Type.Integer(),
  orders: Type.Integer(),
  /** At most the first five. */
  names: List(Type.String()),
});
export type ScheduleBuyers = Static<typeof ScheduleBuyers>;

export const ScheduleBuyersResponse = Type.Object({ data: List(ScheduleBuyers) });
export type ScheduleBuyersResponse = Static<typeof ScheduleBuyersResponse>;

/** Where the buyers of a batch or session go that is left out. */
export const ScheduleMove = Type.Object({
  kind: ProductKind,
  product_id: Type.Integer(),
  from: ScheduleId,
  to: ScheduleId,
});
export type ScheduleMove = Static<typeof ScheduleMove>;

/**
 * PUT /admin/catalogue: publishes a version; 409 if `version` is no longer the newest. A link of a
 * batch or session that is left out keeps its value; an empty link is removed. A batch or session with
 * buyers can only be left out together with a move of its buyers: 422 otherwise.
 */
export const PublishCatalogueRequest = Type.Object({
  /** The version that the admin has edited. */
  version: Type.Integer({ minimum: 1 }),
  note: Type.Optional(Type.String({ ...ofKind('lines'), maxLength: 500 })),
  catalogue: Catalogue,
  moves: Type.Optional(List(ScheduleMove, { maxItems: 500 })),
  /** Whether the buyers of what gets other dates or links get an e-mail with the old and the new ones. */
  tell: Type.Optional(Type.Boolean()),
  /** What this e-mail says besides. */
  text: Type.Optional(Type.String({ ...ofKind('lines'), maxLength: 2000 })),
});
export type PublishCatalogueRequest = Static<typeof PublishCatalogueRequest>;

export const PublishCatalogueResponse = Type.Object({
  ...StatusResponse.properties,
  version: Type.Integer(),
});
export type PublishCatalogueResponse = Static<typeof PublishCatalogueResponse>;
