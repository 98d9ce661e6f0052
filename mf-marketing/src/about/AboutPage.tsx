import { Link } from 'react-router-dom';
import { PalmLines, ZodiacWheel } from 'shared/ui/art';
import { siteQuestionCategories } from 'shared/model/catalogue';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { siteQuestions } from 'shared/page';
import type { PageMeta } from 'shared/contract';
import { SampleLabel, Section } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { advertisedFees, claims, courseFee } from '../claims/claims';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { PageIntro } from '../page-parts/PageIntro';
import { QuestionList } from '../questions/QuestionList';
import { breadcrumbs, faqPage } from '../structured-data';
import { about, highlights, subjectCourses, subjects, values } from './about-content';
import { Team, Testimonials } from './People';
import styles from './AboutPage.module.css';

export function meta(): PageMeta {
  return {
    title: `About ${siteName}`,
    description: about.lead,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: 'About us', path: paths.about() }), ...faqPage(siteQuestions())],
  };
}

const stats = [claims.students, claims.reviews, claims.webinars, claims.returnOnInvestment];

function AboutPage() {
  return (
    <>
      <PageIntro heading={about.heading} lead={about.lead} art={<ZodiacWheel turning />}>
        <SampleLabel>These figures are invented.</SampleLabel>
        <Stats>
          {stats.map(({ figure, label }) => (
            <Stat key={label} value={figure} label={label} />
          ))}
        </Stats>
      </PageIntro>
      <Values />
      <Subjects />
      <Highlights />
      <Team />
      <Testimonials />
      <QuestionList
        id="faq"
        heading="Frequently asked questions"
        categories={siteQuestionCategories}
        questions={siteQuestions()}
      />
    </>
  );
}

function Values() {
  return (
    <Section surface="parchment" heading="What we hold to" className={besideHeading}>
      <Almanac entries={values} narrow />
    </Section>
  );
}

function Subjects() {
  return (
    <Section surface="ink" heading="Subjects we teach">
      <div className={styles.columns}>
        <ul role="list" className={styles.subjects}>
          {subjects.map((subject) => {
            const course = subjectCourses[subject];
            return (
              <li key={subject}>
                {course ? <Link to={paths.course(course)}>{subject}</Link> : subject}
              </li>
            );
          })}
          <li className={styles.more}>and more</li>
        </ul>
        <div className={styles.palm}>
          <PalmLines />
        </div>
      </div>
    </Section>
  );
}

function Highlights() {
  return (
    <Section heading="Course highlights" className={styles.section}>
      <div className={styles.highlights}>
        <Almanac entries={highlights} narrow />
        <div className={styles.fee}>
          <p className={styles.label}>The fee</p>
          <p>
            Was <s>{advertisedFees.was}</s>
          </p>
          <p className={styles.now}>now {courseFee}</p>
          <p>College students pay {advertisedFees.collegeStudents}</p>
        </div>
      </div>
    </Section>
  );
}

export { AboutPage as Component };
