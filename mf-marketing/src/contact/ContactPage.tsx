import { MoonPhases } from 'shared/art';
import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { Card, Section } from 'shared/ui';
import { PageIntro } from '../page-intro/PageIntro';
import { breadcrumbs, organization } from '../structured-data';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

const lead = 'Ask about a course, a batch, a payment or a certificate. We respond within 24 hours.';

export const meta = (): PageMeta => ({
  title: 'Contact',
  description: lead,
  image: '/og/home.png',
  jsonLd: [breadcrumbs({ name: 'Contact', path: paths.contact() }), organization],
});

const ContactPage = () => (
  <>
    <PageIntro heading="Talk to us" lead={lead} art={<MoonPhases />} />
    <Section surface="parchment">
      <div className={styles.columns}>
        <ContactDetails />
        <Card className={styles.card}>
          <h2 className={styles.heading}>Write to us</h2>
          <ContactForm />
        </Card>
      </div>
    </Section>
  </>
);

export { ContactPage as Component };
