import { api } from 'shared/api';
import type {
  CatalogueResponse,
  CatalogueVersionsResponse,
  PublicCatalogueResponse,
  PublishCatalogueRequest,
  PublishCatalogueResponse,
  ScheduleBuyersResponse,
  UploadResponse,
} from 'shared/model/schemas';

export const {
  useAdminCatalogueBuyersQuery,
  useAdminCatalogueQuery,
  useAdminCatalogueStateQuery,
  useAdminCatalogueVersionsQuery,
  useLazyAdminCatalogueVersionQuery,
  useAdminPublishCatalogueMutation,
  useAdminUploadDocumentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminCatalogue: build.query<PublicCatalogueResponse, void>({
      // Not in the language of the browser: the forms have the texts of all languages.
      query: () => '/catalogue?languages=all',
      keepUnusedDataFor: 0,
    }),
    /** Also says whether this version is on the site, and the error if its pages were not written. */
    adminCatalogueState: build.query<CatalogueResponse, void>({
      query: () => '/admin/catalogue',
      keepUnusedDataFor: 0,
    }),
    adminCatalogueVersions: build.query<CatalogueVersionsResponse, void>({
      query: () => '/admin/catalogue/versions',
      keepUnusedDataFor: 0,
    }),
    adminCatalogueVersion: build.query<CatalogueResponse, number>({
      query: (version) => `/admin/catalogue/versions/${version}`,
    }),
    /** Who has bought what: whom a change of the catalogue concerns. */
    adminCatalogueBuyers: build.query<ScheduleBuyersResponse, void>({
      // The publish itself is refused where buyers would lose their dates, so that a failure ends nothing.
      query: () => ({ url: '/admin/catalogue/buyers', keepsSession: true }),
      keepUnusedDataFor: 0,
    }),
    adminPublishCatalogue: build.mutation<PublishCatalogueResponse, PublishCatalogueRequest>({
      query: (body) => ({ url: '/admin/catalogue', method: 'PUT', body }),
    }),
    adminUploadDocument: build.mutation<UploadResponse, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/admin/documents', method: 'POST', body };
      },
    }),
  }),
});
