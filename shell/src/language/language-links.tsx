import type { MouseEvent } from 'react';
import { others } from 'shared/model/language';
import { addressIn } from '../registry/language-prefix';
import { openInLanguage } from '../typed-input/handed-over';

/** Links to the other languages, each to the page at `pathIn` of its code. */
export const languageLinks = (pathIn: (code: string) => string, className?: string) =>
  others.map(({ code, tag, name, prefix }) => (
    <a
      key={code}
      href={addressIn(prefix, pathIn(code))}
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

const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
