import { inLanguage, pricedAt, publicCourse, publicWebinar } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import { indianDay } from '../../platform/indian-time';
import { tagged, type Tagged } from '../../platform/http/tagged';
import type { CatalogueServices } from './site-catalogue';

/**
 * The catalogue as visitors get it, in one language or in all; `edited` has the questions of the quizzes, too. `write`
 * makes the text of the answer.
 */
export function visitorsCatalogue({
  catalogue,
  now,
  siteCatalogue,
}: Pick<CatalogueServices, 'catalogue' | 'now' | 'siteCatalogue'>) {
  /** By language: with 200 courses, writing it takes longer than all else. */
  const made = new Map<string, Tagged & { version: number; onSite: boolean; day: string }>();
  return async (language: LanguageCode | 'all' | 'edited', write: (answer: object) => string) => {
    const { version, content } = await catalogue.newest();
    const onSite = (await siteCatalogue.state()).on_site;
    const at = now();
    const day = indianDay(at);
    const known = made.get(language);
    if (known?.version === version && known.onSite === onSite && known.day === day) return known;
    const isWhole = language === 'all' || language === 'edited';
    // The forms edit the prices and the banner of every day.
    const { courses, webinars, mentors, questions, siteTexts } = isWhole
      ? content
      : pricedAt(content, at);
    const all = {
      courses: courses.map((course) => ({
        ...publicCourse(course),
        ...(language === 'edited' && { modules: course.modules }),
      })),
      webinars: webinars.map(publicWebinar),
      mentors,
      questions,
      siteTexts,
    };
    const answer = {
      version,
      on_site: onSite,
      catalogue: isWhole ? all : inLanguage(all, language),
    };
    const fresh = { version, onSite, day, ...tagged(write(answer)) };
    made.set(language, fresh);
    return fresh;
  };
}
