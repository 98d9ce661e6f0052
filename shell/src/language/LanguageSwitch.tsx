import { useLocation } from 'react-router-dom';
import { speaks } from '../registry/language-prefix';
import { findRoute } from '../registry/routes';
import { useSite } from '../remotes/SiteContext';
import { languageLinks } from './language-links';

/** Links to this page in the other languages; where its section does not speak one, to the home page. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const { site } = useSite();
  const remote = findRoute(site, pathname)?.remote;
  return languageLinks((code) => (speaks(remote, code) ? pathname : '/'), className);
}
