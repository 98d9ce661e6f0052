import { ZodiacWheel } from 'shared/ui/art';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { Section } from 'shared/ui';
import { onSundays, webinars } from 'shared/page';
import { PageIntro } from '../page-parts/PageIntro';
import { breadcrumbs } from '../structured-data';
import { useVisitTime } from './WebinarDate';
import { steps } from './webinar-page-content';
import { WebinarList } from './WebinarList';
import styles from './WebinarsPage.module.css';

export function meta(): PageMeta {
  const [webinar] = webinars;
  const price = webinar ? `, for ${formatRupees(webinar.newPrice)}` : '';
  return {
    title: 'Live webinars',
    description: `${onSundays ? 'Sunday webinars' : 'Webinars'} in numerology and astrology, live in Hindi and English${price}. Bring your birth date and ask your own chart.`,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: 'Webinars', path: paths.webinars() })],
  };
}

function WebinarsPage() {
  const now = useVisitTime();
  return (
    <>
      <PageIntro
        heading={onSundays ? 'Sundays under the sky' : 'Live under the sky'}
        lead="Live webinars in numerology and astrology, in Hindi and English. One subject at a time, taken far enough that you can use it the same evening."
        art={<ZodiacWheel turning />}
      />
      <Section surface="parchment">
        <WebinarList webinars={webinars} now={now} />
      </Section>
      <Section surface="parchment" className={styles.how} heading="How it goes">
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

export { WebinarsPage as Component };
