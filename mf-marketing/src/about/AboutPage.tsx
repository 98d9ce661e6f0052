import { Link } from 'react-router-dom';
import { PalmLines, ZodiacWheel } from 'shared/ui/art';
import { siteQuestionCategories } from 'shared/model/catalogue';
import { siteName } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { courseByUrlTitle, siteQuestions } from 'shared/page';
import type { PageMeta } from 'shared/contract';
import { SampleLabel, Section } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { ownPaths } from '../own-paths';
import { claims } from '../claims/claims';
import { courseFee, courseWithLowestFee } from '../claims/fees';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { PageIntro } from '../page-parts/PageIntro';
import { QuestionList } from '../questions/QuestionList';
import { breadcrumbs, faqPage, homePicture } from '../structured-data';
import { about, highlights, subjects, values, texts } from './texts';
import { Team, Testimonials } from './People';
import styles from './AboutPage.module.css';

export const meta = (): PageMeta => ({
  title: texts.title(siteName),
  description: about.lead,
  image: homePicture,
  jsonLd: [
    breadcrumbs({ name: texts.aboutUs, path: ownPaths.about() }),
    ...faqPage(siteQuestions()),
  ],
});

const stats = [claims.students, claims.reviews, claims.webinars, claims.returnOnInvestment];

function AboutPage() {
  return (
    <>
      <PageIntro heading={about.heading} lead={about.lead} art={<ZodiacWheel turning />}>
        <SampleLabel>{texts.figuresInvented}</SampleLabel>
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
        heading={texts.questions}
        categories={siteQuestionCategories}
        questions={siteQuestions()}
      />
    </>
  );
}

function Values() {
  return (
    <Section surface="parchment" heading={texts.values} className={besideHeading}>
      <Almanac entries={values} narrow />
    </Section>
  );
}

/** The `urlTitle` of the course for each subject that has one: the page links to the course. */
const subjectCourses: Readonly<Record<string, string | undefined>> = {
  vedicAstrology: courseByUrlTitle('astrology-course')?.urlTitle,
  numerology: courseByUrlTitle('numerology-course')?.urlTitle,
};

function Subjects() {
  return (
    <Section surface="ink" heading={texts.subjects}>
      <div className={styles.columns}>
        <ul role="list" className={styles.subjects}>
          {Object.entries(subjects).map(([subject, name]) => {
            const course = subjectCourses[subject];
            return (
              <li key={subject}>{course ? <Link to={paths.course(course)}>{name}</Link> : name}</li>
            );
          })}
          <li className={styles.more}>{texts.andMore}</li>
        </ul>
        <div className={styles.palm}>
          <PalmLines />
        </div>
      </div>
    </Section>
  );
}

function Highlights() {
  const { oldPrice = 0, newPrice = 0, advertisedPrice, studentPrice } = courseWithLowestFee ?? {};
  const was = advertisedPrice || oldPrice;
  return (
    <Section heading={texts.highlights} className={styles.section}>
      <div className={styles.highlights}>
        <Almanac entries={highlights} narrow />
        <div className={styles.fee}>
          <p className={styles.label}>{texts.fee}</p>
          {was > newPrice && <p>{texts.was(<s>{formatRupees(was)}</s>)}</p>}
          <p className={styles.now}>{texts.now(courseFee)}</p>
          {Boolean(studentPrice) && (
            <p>{texts.collegeStudentsPay(formatRupees(studentPrice ?? 0))}</p>
          )}
        </div>
      </div>
    </Section>
  );
}

export { AboutPage as Component };
