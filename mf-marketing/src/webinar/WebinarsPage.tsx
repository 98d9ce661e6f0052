import { ZodiacWheel } from 'shared/ui/art';
import { useVisitTime } from 'shared/actions';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { Section } from 'shared/ui';
import { onSundays, webinars } from 'shared/page';
import { PageIntro } from '../page-parts/PageIntro';
import { breadcrumbs, homePicture } from '../structured-data';
import { WebinarList } from './WebinarList';
import { webinarsTexts as texts } from './texts';
import styles from './WebinarsPage.module.css';

export function meta(): PageMeta {
  const [webinar] = webinars;
  return {
    title: texts.title,
    description: texts.description(onSundays, webinar && formatRupees(webinar.newPrice)),
    image: homePicture,
    jsonLd: [breadcrumbs({ name: texts.webinars, path: paths.webinars() })],
  };
}

const steps = [
  { title: texts.takeTicket, text: texts.ticketCosts },
  { title: onSundays ? texts.comeOnSunday : texts.comeToClass, text: texts.classIsLive },
  { title: texts.askYourChart, text: texts.examplesAreYours },
] as const;

function WebinarsPage() {
  const now = useVisitTime();
  return (
    <>
      <PageIntro
        heading={onSundays ? texts.headingOfSundays : texts.heading}
        lead={texts.lead}
        art={<ZodiacWheel turning />}
      />
      <Section surface="parchment">
        <WebinarList webinars={webinars} now={now} />
      </Section>
      <Section surface="parchment" className={styles.how} heading={texts.howItGoes}>
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
