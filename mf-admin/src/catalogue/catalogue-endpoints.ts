import { api } from 'shared/api';
import type {
  CatalogueAnswer,
  CatalogueVersionsAnswer,
  PublicCatalogueAnswer,
  PublishCatalogueRequest,
  PublishCatalogueResponse,
  UploadResponse,
} from 'shared/schemas';

export const {
  useAdminCatalogueQuery,
  useAdminCatalogueStateQuery,
  useAdminCatalogueVersionsQuery,
  useLazyAdminCatalogueVersionQuery,
  useAdminPublishCatalogueMutation,
  useAdminUploadDocumentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminCatalogue: build.query<PublicCatalogueAnswer, void>({
      query: () => '/catalogue',
      keepUnusedDataFor: 0,
    }),
    /** Whether the pages have followed, and why not. */
    adminCatalogueState: build.query<CatalogueAnswer, void>({
      query: () => '/admin/catalogue',
      keepUnusedDataFor: 0,
    }),
    adminCatalogueVersions: build.query<CatalogueVersionsAnswer, void>({
      query: () => '/admin/catalogue/versions',
      keepUnusedDataFor: 0,
    }),
    adminCatalogueVersion: build.query<CatalogueAnswer, number>({
      query: (version) => `/admin/catalogue/versions/${version}`,
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
