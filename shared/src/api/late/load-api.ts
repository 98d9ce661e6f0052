/** The API client with the queries that several units make. */
export type ApiClient = typeof import('shared/api');

let client: Promise<ApiClient> | null = null;

/**
 * Loads the API client once: a first visit does not need it. Rejects if the client cannot be loaded;
 * the next call tries again.
 */
export function loadApi(): Promise<ApiClient> {
  client ??= import('shared/api').catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}
