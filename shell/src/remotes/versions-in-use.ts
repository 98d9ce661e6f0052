import type { SiteServices } from './SiteContext';

declare global {
  interface Window {
    /** The versions this tab uses, for support and for tests. */
    __SITE__?: {
      shell: string;
      remotes: Record<string, string>;
      /** Package version and commit of each of them, where they are known. */
      builtFrom: Record<string, string | undefined>;
    };
  }
}

/** Offers the versions in use as `__SITE__`; each reading gives those of that moment. */
export function nameVersionsInUse(services: () => SiteServices): void {
  window.__SITE__ = {
    get shell() {
      return services().site.shell;
    },
    get remotes() {
      return services().remotes.versions();
    },
    get builtFrom() {
      const { site, remotes } = services();
      const used = Object.entries({ shell: site.shell, ...remotes.versions() });
      return Object.fromEntries(
        used.map(([unit, version]) => [unit, site.builtFrom(unit, version)]),
      );
    },
  };
}
