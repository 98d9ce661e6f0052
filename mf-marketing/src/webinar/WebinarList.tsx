import { Link, useSearchParams } from 'react-router-dom';
import { webinarDates } from 'shared/model/catalogue';
import type { WebinarSummary } from 'shared/model/schemas';
import { WEBINARS_PER_PAGE } from 'shared/model/constants';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { Card, cardBodyClass, cardCoverClass, clsx, Price, useHydrated } from 'shared/ui';
import { Pagination } from 'shared/ui/lists';
import { PriceUntil } from '../page-parts/PriceUntil';
import { WebinarDate } from './WebinarDate';
import { webinarsTexts as texts } from './texts';
import styles from './WebinarList.module.css';

interface WebinarListProps {
  webinars: readonly WebinarSummary[];
  /** `null` until the browser's clock can be read. */
  now: Date | null;
}

/** The page number of `?page=`, within the existing pages; page 1 in prerendered HTML without a query. */
function usePage(pageCount: number) {
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const wanted = hydrated ? Number(query.get('page')) : 1;
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pageCount) : 1;
  const goTo = (next: number) => setQuery(next === 1 ? {} : { page: String(next) });
  return [page, goTo] as const;
}

/** Webinars as cards, with pagination. */
export function WebinarList({ webinars, now }: WebinarListProps) {
  const pageCount = Math.max(1, Math.ceil(webinars.length / WEBINARS_PER_PAGE));
  const [page, goTo] = usePage(pageCount);
  const first = (page - 1) * WEBINARS_PER_PAGE;

  return (
    <>
      <ul role="list" className={styles.list}>
        {webinars.slice(first, first + WEBINARS_PER_PAGE).map((webinar, index) => (
          <Card as="li" key={webinar.id} padded={false} interactive>
            <img
              className={styles.picture}
              src={webinar.cardIntroimage}
              alt=""
              width={640}
              height={360}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
            <div className={clsx(cardBodyClass, styles.body)}>
              <p className={styles.date}>
                <WebinarDate webinar={webinar} dates={now && webinarDates(webinar, now)} />
              </p>
              <h2 className={styles.title}>
                <Link
                  to={paths.webinar(webinar.urlTitle)}
                  className={cardCoverClass}
                  lang={langOf(webinar.title)}
                >
                  {webinar.title}
                </Link>
              </h2>
              <p className={styles.focus} lang={langOf(webinar.webinarAgendaFocus)}>
                {webinar.webinarAgendaFocus}
              </p>
              <p className={styles.price}>
                <Price now={formatRupees(webinar.newPrice)} was={formatRupees(webinar.oldPrice)} />
                <PriceUntil of={webinar} />
              </p>
            </div>
          </Card>
        ))}
      </ul>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination label={texts.pages} page={page} pageCount={pageCount} onPage={goTo} />
        </div>
      )}
    </>
  );
}
