import type { ConsentPurpose } from './purposes';

/** The words of a consent, and the name of their version. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
}

/**
 * The words to which each version of a consent was given. A version never changes: other words are a
 * new version, added at the end. The last one counts for new consents.
 */
export const consentTexts: Readonly<Record<ConsentPurpose, readonly ConsentText[]>> = {
  news: [{ version: '1', text: 'Send me news about courses and webinars by e-mail.' }],
  calls: [
    {
      version: '1',
      text: 'Call me on my phone number about the courses and demo classes I asked for.',
    },
  ],
  whatsapp: [{ version: '1', text: 'Write to me by WhatsApp about courses and webinars.' }],
};
