import { langOf } from 'shared/model/language';
import type { CourseModule } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import styles from './CourseModules.module.css';
import { texts } from './texts';

/** The modules in their order; each expands to show its topics. */
export function CourseModules({ modules }: { modules: readonly CourseModule[] }) {
  return (
    <Section surface="ink" heading={texts.moduleByModule} lead={texts.moduleByModuleLead}>
      <Accordion>
        {modules.map(({ title, hours, summary, topics, practice }, index) => (
          <AccordionItem
            key={title}
            summary={
              <span className={styles.summary}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.title} lang={langOf(title)}>
                  {title}
                </span>
                <span className={styles.hours}>{texts.hours(hours)}</span>
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
              <p className={styles.practice}>{texts.practice(practice)}</p>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
