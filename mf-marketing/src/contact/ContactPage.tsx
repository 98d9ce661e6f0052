import { MoonPhases } from 'shared/ui/art';
import {
  contact,
  isShown,
  postalAddress,
  socialLinks,
  whatsappQuestion,
} from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { Card, Icon, NewTab, Section } from 'shared/ui';
import { PageIntro } from '../page-parts/PageIntro';
import { breadcrumbs, organization, homePicture } from '../structured-data';
import { ContactForm } from './ContactForm';
import { texts } from './texts';
import styles from './ContactPage.module.css';

export const meta = (): PageMeta => ({
  title: texts.contact,
  description: texts.lead,
  image: homePicture,
  jsonLd: [breadcrumbs({ name: texts.contact, path: paths.contact() }), organization],
});

function ContactPage() {
  return (
    <>
      <PageIntro heading={texts.heading} lead={texts.lead} art={<MoonPhases />} />
      <Section surface="parchment">
        <div className={styles.columns}>
          <ContactDetails />
          <Card className={styles.card}>
            <h2 className={styles.heading}>{texts.writeToUs}</h2>
            <ContactForm />
          </Card>
        </div>
      </Section>
    </>
  );
}

/** The ways to the school, each with its label. */
const details = [
  [texts.phone, <Reach to={`tel:${contact.phoneLink}`}>{contact.phone}</Reach>],
  [texts.emailAddress, <Reach to={`mailto:${contact.email}`}>{contact.email}</Reach>],
  [texts.whatsApp, <Reach to={whatsappQuestion(texts.question)}>{texts.askOnWhatsApp}</Reach>],
  [
    texts.address,
    postalAddress.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    )),
  ],
  [
    texts.followUs,
    <ul role="list" className={styles.social}>
      {socialLinks
        .filter(({ url }) => isShown(url))
        .map(({ name, icon, url }) => (
          <li key={name}>
            <NewTab href={url} className={styles.socialLink}>
              <Icon name={icon} size={20} />
              {name}
            </NewTab>
          </li>
        ))}
    </ul>,
  ],
] as const;

function ContactDetails() {
  return (
    <address className={styles.details}>
      <dl>
        {details.map(([label, value]) => (
          <div key={label} className={styles.entry}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

/** A way to reach the school; on the public site, a placeholder leads nowhere. */
function Reach({ to, children }: { to: string; children: string }) {
  if (!isShown(to)) return texts.useForm;
  const isPage = to.startsWith('https:');
  return (
    <a href={to} target={isPage ? '_blank' : undefined} rel="noopener noreferrer">
      {children}
    </a>
  );
}

export { ContactPage as Component };
