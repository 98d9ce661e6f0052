import { Orbits, PalmLeaves } from 'shared/ui/art';
import type { PageMeta } from 'shared/contract';
import { Card, SampleLabel, Section } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { ownPaths } from '../own-paths';
import { claims } from '../claims/claims';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { PageIntro } from '../page-parts/PageIntro';
import { breadcrumbs, homePicture } from '../structured-data';
import { ApplicationForm } from './ApplicationForm';
import { compensation, eligibility, intro, procedure, requirements, roles, texts } from './texts';
import styles from './TutorPage.module.css';

export const meta = (): PageMeta => ({
  title: texts.becomeTutor,
  description: intro.lead,
  image: homePicture,
  jsonLd: [breadcrumbs({ name: texts.becomeTutor, path: ownPaths.tutor() })],
});

function TutorPage() {
  return (
    <>
      <PageIntro heading={intro.heading} lead={intro.lead} art={<Orbits />} />

      <Section surface="parchment" heading={texts.eligibility} lead={eligibility}>
        <Stats>
          <Stat value="10+" label={requirements.practice} />
          <Stat value="100+" label={requirements.students} />
          <Stat value="1,000+" label={requirements.hours} />
          <Stat value="5,000+" label={requirements.clients} />
        </Stats>
      </Section>

      <Section
        surface="ink"
        heading={texts.compensation}
        lead={texts.earnings(claims.astroGuruEarning.figure)}
      >
        <SampleLabel>{texts.figureInvented}</SampleLabel>
        <Almanac entries={compensation} />
      </Section>

      <Section surface="parchment" heading={texts.procedure} className={besideHeading}>
        <Almanac entries={procedure} ordered />
      </Section>

      <Section heading={texts.roles} className={styles.sunk}>
        <div className={styles.columns}>
          <Almanac entries={roles} />
          <PalmLeaves className={styles.leaves} />
        </div>
      </Section>

      <Section surface="parchment" width="narrow" heading={texts.apply} lead={texts.applyLead}>
        <Card className={styles.card}>
          <ApplicationForm />
        </Card>
      </Section>
    </>
  );
}

export { TutorPage as Component };
