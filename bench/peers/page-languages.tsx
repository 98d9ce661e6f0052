'use client';
import { useLocation } from 'react-router-dom';
import { languageLinks } from '../../shell/src/language/language-links';

/** The site's switch of languages, for pages that are all there in each language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return languageLinks(() => pathname, className);
}
