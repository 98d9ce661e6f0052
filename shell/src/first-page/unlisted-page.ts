import type { Site, SiteRemote } from '../registry/site';
import { currentPath } from '../registry/language-prefix';

/**
 * Adds a remote for a page whose registry entry could not be read. The HTML stays readable and says
 * whether the page has header and footer; its section cannot be loaded.
 */
export function withUnlistedPage(site: Site, container: HTMLElement, renderedBy: string): Site {
  const [name = '', version = ''] = renderedBy.split('@');
  return withRemote(site, {
    name,
    label: '',
    userMenu: true,
    enabled: true,
    use: { version, entry: '', integrity: '' },
    fallback: null,
    isCandidate: false,
    offer: null,
    origins: [],
    routes: [
      {
        id: 'shell/unlisted',
        path: currentPath(),
        title: document.title,
        access: 'public',
        header: container.querySelector(':scope > header') !== null,
        footer: container.querySelector(':scope > footer') !== null,
        children: [],
      },
    ],
  });
}

function withRemote(site: Site, remote: SiteRemote): Site {
  const remotes = [...site.remotes.filter(({ name }) => name !== remote.name), remote];
  return { ...site, remotes };
}
