import { formatShortDate } from 'shared/format';
import { PageHeading } from 'shared/ui';
import type { Policy, PolicyBlock } from './policy';
import styles from './PolicyDocument.module.css';

const sectionId = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-');

const Block = ({ block }: { block: PolicyBlock }) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

/** A policy to be read: contents beside it, sections numbered so that they can be quoted. */
export const PolicyDocument = ({ policy }: { policy: Policy }) => (
  <article className={styles.document}>
    <header className={styles.header}>
      <PageHeading>{policy.title}</PageHeading>
      <p className={styles.lead}>{policy.lead}</p>
      <p className={styles.date}>
        In force since{' '}
        <time dateTime={policy.inForceSince}>{formatShortDate(policy.inForceSince)}</time>
      </p>
    </header>
    <nav className={styles.contents} aria-label="On this page">
      <ol>
        {policy.sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${sectionId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
    <div className={styles.sections}>
      {policy.sections.map(({ heading, blocks }) => (
        <section key={heading} id={sectionId(heading)} className={styles.section}>
          <h2>{heading}</h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  </article>
);
