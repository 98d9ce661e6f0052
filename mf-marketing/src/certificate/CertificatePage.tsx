import { useParams } from 'react-router-dom';
import { api } from 'shared/api';
import { readFailure } from 'shared/calls';
import { BirthChart } from 'shared/ui/art';
import { parentCompany, siteName } from 'shared/model/config';
import { formatShortDate } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import type { CertificateResponse } from 'shared/model/schemas';
import { Icon, PageHeading, Skeleton } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { NotFound } from '../page-parts/NotFound';
import styles from './CertificatePage.module.css';
import { texts } from './texts';

const { useMarketingCertificateQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    marketingCertificate: build.query<CertificateResponse['data'], string>({
      query: (code) => ({ url: `/certificates/${encodeURIComponent(code)}`, keepsLogin: true }),
      transformResponse: ({ data }: CertificateResponse) => data,
      // A certificate may be withdrawn at any time, so the response is not cached.
    }),
  }),
});

export function meta(): PageMeta {
  return {
    title: texts.title,
    description: texts.description,
    noIndex: true,
  };
}

function CertificatePage() {
  const { code = '' } = useParams();
  const result = useMarketingCertificateQuery(code);
  const { status } = readFailure(result.error);

  if (status === 404) {
    return (
      <NotFound
        heading={texts.notFound}
        links={[
          { to: paths.courses(), text: texts.courses },
          { to: paths.contact(), text: texts.contact },
        ]}
      >
        {texts.unknownCode}
      </NotFound>
    );
  }
  return (
    <section className={styles.page}>
      <div className={styles.certificate}>
        <BirthChart className={styles.art} />
        <PageHeading className={styles.heading}>{texts.heading}</PageHeading>
        <Loaded
          result={result}
          loading={texts.loading}
          skeleton={
            <>
              <Skeleton shape="heading" />
              <Skeleton count={3} />
            </>
          }
          failure={status === 429 ? texts.tooMany : texts.failure}
        >
          {({ name, title, mentor, issued_at, quiz }) => (
            <>
              <p className={styles.muted}>{texts.certifies}</p>
              <p className={styles.name}>{name}</p>
              <p className={styles.muted}>{texts.completed}</p>
              <p className={styles.title} lang={langOf(title)}>
                {title}
              </p>
              <p>
                <time dateTime={issued_at}>{formatShortDate(issued_at)}</time>
              </p>
              {quiz && <p>{texts.quiz(quiz.right, quiz.of)}</p>}
              <ul role="list" className={styles.signatures}>
                {mentor && (
                  <li>
                    {mentor} <span>{texts.astroGuru}</span>
                  </li>
                )}
                <li>
                  {siteName} <span>{parentCompany}</span>
                </li>
              </ul>
              <p className={styles.muted}>{code}</p>
              <p className={styles.genuine}>
                <Icon name="check" size={20} />
                {texts.genuine(siteName)}
              </p>
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}

export { CertificatePage as Component };
