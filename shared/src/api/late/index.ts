// For public pages: the API client is loaded only for a visitor who needs it.
export { loadApi, type ApiClient } from './load-api';
export { useOptionalQuery } from './use-optional-query';
export { usePaidProductIds } from './use-paid-product-ids';
