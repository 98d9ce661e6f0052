import { Orbits, PalmLeaves } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { Card, SampleLabel, Section } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { claims } from '../claims/claims';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { PageIntro } from '../page-parts/PageIntro';
import { breadcrumbs } from '../structured-data';
import { ApplicationForm } from './ApplicationForm';
import { compensation, eligibility, intro, procedure, requirements, roles } from './tutor-content';
import styles from './TutorPage.module.css';

export function meta(): PageMeta {
  return {
    title: 'Become an Astro-Guru',
    description: intro.lead,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: 'Become an Astro-Guru', path: paths.tutor() })],
  };
}

function TutorPage() {
  return (
    <>
      <PageIntro heading={intro.heading} lead={intro.lead} art={<Orbits />} />

      <Section surface="parchment" heading="Eligibility" lead={eligibility}>
        <Stats>
          {requirements.map(({ figure, label }) => (
            <Stat key={label} value={figure} label={label} />
          ))}
        </Stats>
      </Section>

      <Section
        surface="ink"
        heading="Compensation"
        lead={`Earnings up to ${claims.astroGuruEarning.figure}, paid for every hour you teach.`}
      >
        <SampleLabel>The figure is invented.</SampleLabel>
        <Almanac entries={compensation} />
      </Section>

      <Section surface="parchment" heading="Procedure" className={besideHeading}>
        <Almanac entries={procedure} ordered />
      </Section>

      <Section heading="Roles" className={styles.sunk}>
        <div className={styles.columns}>
          <Almanac entries={roles} />
          <PalmLeaves className={styles.leaves} />
        </div>
      </Section>

      <Section
        surface="parchment"
        width="narrow"
        heading="Apply as Astro-Guru"
        lead="Five minutes, and your CV as a PDF."
      >
        <Card className={styles.card}>
          <ApplicationForm />
        </Card>
      </Section>
    </>
  );
}

export { TutorPage as Component };
