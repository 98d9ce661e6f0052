import { api, change } from 'shared/api';
import { send } from 'shared/calls';
import type {
  CatalogueResponse,
  CatalogueVersionsResponse,
  PublicCatalogueResponse,
  PublishCatalogueRequest,
  PublishCatalogueResponse,
  ScheduleBuyersResponse,
  UploadResponse,
} from 'shared/model/schemas';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    adminCatalogue: build.query<PublicCatalogueResponse, void>({
      // Not in the language of the browser: the forms have the texts of all languages.
      query: () => '/catalogue?languages=all',
      providesTags: ['Catalogue'],
    }),
    /** Also says whether this version is on the site, and the error if its pages were not written. */
    adminCatalogueState: build.query<CatalogueResponse, void>({
      query: () => '/admin/catalogue',
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        dispatch(
          endpoints.util.updateQueryData('adminCatalogue', undefined, (published) => {
            if (data && data.version === published.version) published.on_site = data.on_site;
          }),
        );
      },
      providesTags: ['Catalogue'],
    }),
    adminCatalogueVersions: build.query<CatalogueVersionsResponse, void>({
      query: () => '/admin/catalogue/versions',
      providesTags: ['Catalogue'],
    }),
    adminCatalogueVersion: build.query<CatalogueResponse, number>({
      query: (version) => `/admin/catalogue/versions/${version}`,
    }),
    /** Who has bought what: whom a change of the catalogue concerns. */
    adminCatalogueBuyers: build.query<ScheduleBuyersResponse, void>({
      // The publish itself is refused where buyers would lose their dates, so that a failure ends nothing.
      query: () => ({ url: '/admin/catalogue/buyers', keepsLogin: true }),
      providesTags: ['Orders', 'Classes'],
    }),
  }),
});

// Also after a refusal: another admin has published.
export const publishCatalogueCall = change<PublishCatalogueRequest, PublishCatalogueResponse>(
  'PUT /admin/catalogue',
  ['Catalogue'],
);

export const {
  useAdminCatalogueBuyersQuery,
  useAdminCatalogueQuery,
  useAdminCatalogueStateQuery,
  useAdminCatalogueVersionsQuery,
  useLazyAdminCatalogueVersionQuery,
} = endpoints;

export const uploadDocumentCall = (file: File) => {
  const body = new FormData();
  body.append('file', file);
  return send<UploadResponse>({
    name: 'adminUploadDocument',
    url: '/admin/documents',
    method: 'POST',
    body,
  });
};
