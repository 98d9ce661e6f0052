import type { LanguageCode } from 'shared/model/language';
import { texts as english } from './account-texts';
import { texts as hindi } from './account-texts.hi';

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
];

/** A name like `Chrome on Android` for a user agent, whose own text is not shown: anybody can set it. */
export function browserName(userAgent: string, language: LanguageCode = 'en'): string {
  const texts = { en: english, hi: hindi }[language];
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  const name = browser ?? texts.unknownBrowser;
  return system ? texts.browserOn(name, system) : name;
}
