import type { PageModule } from 'shared/contract';
import type { PolicyName } from 'shared/model/catalogue';
import { contact } from 'shared/model/config';
import { formatShortDate } from 'shared/model/format';
import {
  sectionsOf,
  type PolicyBlock,
  type PolicyText,
  type ShippedPolicy,
} from 'shared/model/policies';
import { policyVersions } from 'shared/page';
import { PageHeading } from 'shared/ui';
import { unbroken } from '../page-parts/unbroken';
import { breadcrumbs, homePicture } from '../structured-data';
import styles from './PolicyDocument.module.css';
import { withWords } from './policy-words';
import { texts } from './texts';

const addresses = new Map<string, string>([
  [contact.email, `mailto:${contact.email}`],
  [contact.phone, `tel:${contact.phoneLink}`],
]);

const names = [...addresses.keys()].map((name) => name.replace(/\W/g, '\\$&'));
const linked = new RegExp(`(${names.join('|')}|https://[^\\s]*[^\\s.,;:!?)])`);

/** A text in which our e-mail address, our phone number and addresses of pages are links. */
const withLinks = (text: string) =>
  text.split(linked).map((part, index) => {
    const address = addresses.get(part) ?? (part.startsWith('https://') ? part : undefined);
    if (!address) return unbroken(part);
    return (
      <a key={index} href={address}>
        {part}
      </a>
    );
  });

function Block({ block }: { block: PolicyBlock }) {
  return typeof block === 'string' ? (
    <p>{withLinks(block)}</p>
  ) : (
    <ul>
      {block.map((item) => (
        <li key={item}>{withLinks(item)}</li>
      ))}
    </ul>
  );
}

interface Version extends PolicyText {
  since: string;
}

/** All versions of a policy, the newest first: the published ones, then the one that the program ships with. */
function versionsOf(name: PolicyName, policy: ShippedPolicy, since: string): Version[] {
  const shipped = { lead: policy.lead, sections: sectionsOf(policy), since };
  return [...policyVersions(name).map((version) => ({ ...shipped, ...version })), shipped].map(
    ({ since: day, ...text }) => ({ since: day, ...withWords(text) }),
  );
}

/** The page of a policy. The shipped text took effect on a day `YYYY-MM-DD`. */
export const policyPage = (
  name: PolicyName,
  policy: ShippedPolicy,
  path: string,
  since: string,
): PageModule => ({
  Component: () => (
    <PolicyDocument title={policy.title} versions={versionsOf(name, policy, since)} />
  ),
  meta: () => ({
    title: policy.title,
    description: policy.description,
    image: homePicture,
    jsonLd: [breadcrumbs({ name: policy.title, path })],
  }),
});

interface PolicyDocumentProps {
  title: string;
  versions: readonly Version[];
}

/** A policy with its table of contents; the sections are numbered so that they can be quoted. */
function PolicyDocument({ title, versions: [newest, ...earlier] }: PolicyDocumentProps) {
  const { lead, sections, since } = newest!;
  return (
    <article className={styles.document}>
      <div className={styles.header}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.lead}>{withLinks(lead)}</p>
        <p className={styles.date}>{texts.inForceSince(<Day day={since} />)}</p>
      </div>
      <nav className={styles.contents} aria-label={texts.contents}>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
        {earlier.length > 0 && <Earlier versions={earlier} />}
      </div>
    </article>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatShortDate(day)}</time>;

function Earlier({ versions }: { versions: readonly Version[] }) {
  return (
    <div className={styles.earlier}>
      <h2>{texts.earlier}</h2>
      {versions.map(({ since, lead, sections }, index) => (
        <details key={index}>
          <summary>{texts.inForceSince(<Day day={since} />)}</summary>
          <p>{withLinks(lead)}</p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} className={styles.section}>
              <h3>{heading}</h3>
              {blocks.map((block, place) => (
                <Block key={place} block={block} />
              ))}
            </section>
          ))}
        </details>
      ))}
    </div>
  );
}
