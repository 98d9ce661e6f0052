import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * A shared module in a script of its own may fail to load. The federation runtime would keep the
 * failure for good; after this call, the next request for the module fetches the script again.
 */
export function retryLazyModules(): void {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (shared.lib) continue;
    const { get } = shared;
    shared.get = async () => {
      try {
        return await get();
      } catch (error) {
        shared.loading = null;
        throw error;
      }
    };
  }
}
