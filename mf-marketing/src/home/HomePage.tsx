import type { PageMeta } from 'shared/remote';
import { siteName, siteTagline } from 'shared/config';
import { organization } from '../structured-data';
import { Closing } from './Closing';
import { DemoSection } from './DemoSection';
import { Earnings } from './Earnings';
import { Features } from './Features';
import { Hero } from './Hero';
import { hero } from './home-content';
import { Journey } from './Journey';
import { Promo } from './Promo';
import { Teachers } from './Teachers';
import { WhoCanEnroll } from './WhoCanEnroll';

export const meta = (): PageMeta => ({
  title: `${siteName}: ${siteTagline}`,
  description: hero.lead,
  canonical: '/',
  image: '/og/home.png',
  jsonLd: [organization],
});

const HomePage = () => (
  <>
    <Hero />
    <DemoSection />
    <Journey />
    <Features />
    <WhoCanEnroll />
    <Earnings />
    <Promo />
    <Teachers />
    <Closing />
  </>
);

export { HomePage as Component };
