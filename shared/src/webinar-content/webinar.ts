import type { WebinarSummary } from '../catalogue';

/**
 * The field names are those of the admin webinar form. The three dates are not part of the content:
 * `datedWebinar` of `shared/catalogue` adds them.
 */
export interface WebinarContent extends WebinarSummary {
  /** Three lines of the hero. */
  readonly webinarHerot1: string;
  readonly webinarHerot2: string;
  readonly webinarHerot3: string;
  readonly ytThumbnail: string;
  readonly webinarAgendaFocus: string;
  readonly webinarAgendaTitle: string;
  readonly webinarAgendaDuration: string;
  readonly webinarAgendaBonusA: string;
  readonly webinarAgendaBonusB: string;
  readonly webinarVideoLink: string;
  readonly webinarSeatsLeft: number;
  readonly webinarLearnIntro: string;
  readonly webinarLearnPoints: readonly string[];
  readonly webinarTestimonials: readonly WebinarTestimonial[];
}

export interface WebinarTestimonial {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly role: string;
  readonly img: string;
  /** Colours of the card, as custom properties of `shared/tokens`. */
  readonly bgColor: string;
  readonly color: string;
}
