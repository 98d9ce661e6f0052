import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { others } from 'shared/model/language';
import { addressIn, speaks } from '../registry/language-prefix';
import { openInLanguage } from './handed-over';
import { findRoute } from '../registry/routes';
import { useSite } from '../remotes/SiteContext';

/** Links to this page in the other languages; where its section does not speak one, to the home page. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const { site } = useSite();
  const remote = findRoute(site, pathname)?.remote;
  return others.map(({ code, tag, name, prefix }) => (
    <a
      key={code}
      href={addressIn(prefix, speaks(remote, code) ? pathname : '/')}
      hrefLang={tag}
      lang={code}
      className={className}
      onClick={(event) => {
        if (isForNewTab(event)) return;
        event.preventDefault();
        const { pathname: there } = event.currentTarget;
        void openInLanguage(code, there + location.search + location.hash);
      }}
    >
      {name}
    </a>
  ));
}

const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
