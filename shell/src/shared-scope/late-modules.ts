import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * What the host shares in scripts of their own may fail to come. The federation runtime would keep the
 * failure for good; this way the next one who asks fetches the script again.
 */
export function retryLateModules(): void {
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
