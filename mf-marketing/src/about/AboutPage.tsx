import { ZodiacWheel } from 'shared/art';
import { siteName } from 'shared/config';
import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { Stat, Stats } from 'shared/ui';
import { claims } from '../claims/claims';
import { PageIntro } from '../page-intro/PageIntro';
import { QuestionList } from '../questions/QuestionList';
import { breadcrumbs, faqPage } from '../structured-data';
import { about } from './about-content';
import { faqCategories, questions } from './faq';
import { Highlights } from './Highlights';
import { Subjects } from './Subjects';
import { Team } from './Team';
import { Testimonials } from './Testimonials';
import { Values } from './Values';

export const meta = (): PageMeta => ({
  title: `About ${siteName}`,
  description: about.lead,
  image: '/og/home.png',
  jsonLd: [breadcrumbs({ name: 'About us', path: paths.about() }), faqPage(questions)],
});

const stats = [claims.students, claims.reviews, claims.webinars, claims.returnOnInvestment];

const AboutPage = () => (
  <>
    <PageIntro heading={about.heading} lead={about.lead} art={<ZodiacWheel turning />}>
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
      categories={faqCategories}
      questions={questions}
    />
  </>
);

export { AboutPage as Component };
