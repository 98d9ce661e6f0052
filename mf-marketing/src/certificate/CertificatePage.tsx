import { useParams } from 'react-router-dom';
import { api, readFailure } from 'shared/api';
import { BirthChart } from 'shared/ui/art';
import { siteName } from 'shared/model/config';
import { formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import type { CertificateResponse } from 'shared/model/schemas';
import { Button, Icon, Loading, Notice, PageHeading, Skeleton } from 'shared/ui';
import { NotFound } from '../page-parts/NotFound';
import styles from './CertificatePage.module.css';

const { useMarketingCertificateQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    marketingCertificate: build.query<CertificateResponse['data'], string>({
      query: (code) => ({ url: `/certificates/${encodeURIComponent(code)}`, keepsSession: true }),
      transformResponse: ({ data }: CertificateResponse) => data,
      // A certificate may be withdrawn at any time, so the response is not cached.
      keepUnusedDataFor: 0,
    }),
  }),
});

export function meta(): PageMeta {
  return {
    title: 'Certificate',
    description: 'Confirms whose certificate this is, of which course and from which day.',
    noIndex: true,
  };
}

function CertificatePage() {
  const { code = '' } = useParams();
  const { data, error, isLoading, refetch } = useMarketingCertificateQuery(code);

  if (readFailure(error).status === 404) {
    return (
      <NotFound
        heading="No such certificate"
        links={[
          { to: paths.courses(), text: 'Courses' },
          { to: paths.contact(), text: 'Contact' },
        ]}
      >
        There is no certificate with this code. The code may be mistyped, or the certificate may
        have been withdrawn.
      </NotFound>
    );
  }
  return (
    <section className={styles.page}>
      <div className={styles.certificate}>
        <BirthChart className={styles.art} />
        <PageHeading className={styles.heading}>Certificate of completion</PageHeading>
        {data && (
          <>
            <p className={styles.muted}>This certifies that</p>
            <p className={styles.name}>{data.name}</p>
            <p className={styles.muted}>has completed the course</p>
            <p className={styles.title}>{data.title}</p>
            <p>
              <time dateTime={data.issued_at}>{formatShortDate(data.issued_at)}</time>
            </p>
            <p className={styles.genuine}>
              <Icon name="check" size={20} />
              {siteName} has issued this certificate.
            </p>
          </>
        )}
        {isLoading && (
          <Loading label="Looking for the certificate…">
            <Skeleton shape="heading" />
            <Skeleton count={3} />
          </Loading>
        )}
        {!data && !isLoading && (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {readFailure(error).status === 429
              ? 'Too many certificates were checked in a short time. Please try again in a few minutes.'
              : 'The certificate could not be checked.'}
          </Notice>
        )}
      </div>
    </section>
  );
}

export { CertificatePage as Component };
