import { langOf } from 'shared/model/language';
import type { CourseModule } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import styles from './CourseModules.module.css';
import { texts } from './texts';

/** The modules in their order; each expands to show its topics. */
export function CourseModules({ modules }: { modules: readonly CourseModule[] }) {
  if (modules.length === 0) return null;
  const lead = modules.every(({ practice }) => practice)
    ? texts.moduleByModuleLead
    : texts.modulesInOrder;
  return (
    <Section surface="ink" heading={texts.moduleByModule} lead={lead}>
      <Accordion>
        {modules.map(({ id, title, hours, summary, topics, practice }, index) => (
          <AccordionItem
            key={id ?? title}
            summary={
              <span className={styles.summary}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.title} lang={langOf(title)}>
                  {title}
                </span>
                {hours > 0 && <span className={styles.hours}>{texts.hours(hours)}</span>}
              </span>
            }
          >
            <div className={styles.module}>
              <p lang={langOf(summary)}>{summary}</p>
              <ul>
                {topics.map((topic) => (
                  <li key={topic} lang={langOf(topic)}>
                    {topic}
                  </li>
                ))}
              </ul>
              {practice && <p className={styles.practice}>{texts.practice(practice)}</p>}
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
