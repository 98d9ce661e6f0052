import { langOf } from 'shared/model/language';
import { clsx, Portrait, SampleLabel, Section } from 'shared/ui';
import { Carousel } from 'shared/ui/showcase';
import type { WebinarTestimonial } from 'shared/model/schemas';
import people from '../page-parts/people.module.css';
import styles from './PastAttendees.module.css';
import { webinarTexts as texts } from './texts';

/**
 * The card style for each colour that the content names. The browser would block a style attribute in
 * a prerendered page, so a colour that is not listed here gets the light card.
 */
const cards: Readonly<Record<string, string | undefined>> = {
  'var(--color-ink)': styles.ink,
  'var(--color-gold-soft)': styles.gold,
};

/** Testimonials of past attendees. */
export function PastAttendees({ attendees }: { attendees: readonly WebinarTestimonial[] }) {
  if (attendees.length === 0) return null;
  return (
    <Section surface="parchment" heading={texts.satInBefore}>
      <SampleLabel>{texts.inventedPeople}</SampleLabel>
      <Carousel label={texts.pastAttendees}>
        {attendees.map(({ title, text, name, role, img, bgColor }) => (
          <figure key={name} className={clsx(styles.card, cards[bgColor])}>
            <blockquote>
              {title && (
                <p className={styles.title} lang={langOf(title)}>
                  {title}
                </p>
              )}
              <p lang={langOf(text)}>{text}</p>
            </blockquote>
            <figcaption className={people.person}>
              {img && <Portrait address={img} size={56} />}
              <div>
                <p className={people.name}>{name}</p>
                <p className={styles.role} lang={langOf(role)}>
                  {role}
                </p>
              </div>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
