import type { PageModule } from 'shared/contract';
import { contact } from 'shared/model/config';
import { formatShortDate } from 'shared/model/format';
import { PageHeading } from 'shared/ui';
import { unbroken } from '../page-parts/unbroken';
import { breadcrumbs } from '../structured-data';
import styles from './PolicyDocument.module.css';
import { texts } from './texts';

const addresses = new Map<string, string>([
  [contact.email, `mailto:${contact.email}`],
  [contact.phone, `tel:${contact.phoneLink}`],
]);

const names = [...addresses.keys()].map((name) => name.replace(/\W/g, '\\$&'));
const nameOfAddress = new RegExp(`(${names.join('|')})`);

/** A paragraph in which our e-mail address and phone number are links. */
function Paragraph({ text }: { text: string }) {
  return (
    <p>
      {text.split(nameOfAddress).map((part, index) => {
        const address = addresses.get(part);
        if (!address) return unbroken(part);
        return (
          <a key={index} href={address}>
            {part}
          </a>
        );
      })}
    </p>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  return typeof block === 'string' ? (
    <Paragraph text={block} />
  ) : (
    <ul>
      {block.map((item) => (
        <li key={item}>{unbroken(item)}</li>
      ))}
    </ul>
  );
}

/** The page of a policy, which took effect on a day `YYYY-MM-DD`. */
export const policyPage = (policy: Policy, path: string, inForceSince: string): PageModule => ({
  Component: () => <PolicyDocument policy={policy} inForceSince={inForceSince} />,
  meta: () => ({
    title: policy.title,
    description: policy.description,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: policy.title, path })],
  }),
});

interface PolicyDocumentProps {
  policy: Policy;
  inForceSince: string;
}

/** A policy with its table of contents; the sections are numbered so that they can be quoted. */
function PolicyDocument({ policy, inForceSince }: PolicyDocumentProps) {
  const sections = Object.entries(policy.sections);
  return (
    <article className={styles.document}>
      <div className={styles.header}>
        <PageHeading>{policy.title}</PageHeading>
        <p className={styles.lead}>{policy.lead}</p>
        <p className={styles.date}>
          {texts.inForceSince(<time dateTime={inForceSince}>{formatShortDate(inForceSince)}</time>)}
        </p>
      </div>
      <nav className={styles.contents} aria-label={texts.contents}>
        <ol>
          {sections.map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(([id, { heading, blocks }]) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A paragraph, or the items of a list. */
export type PolicyBlock = string | readonly string[];

export interface PolicySection {
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

export interface Policy {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** By the fragments of their addresses, which are the same in every language. */
  readonly sections: Readonly<Record<string, PolicySection>>;
}
