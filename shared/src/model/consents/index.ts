/**
 * What a consent is for: e-mail with news, calls on the phone, messages by WhatsApp. E-mails about what
 * somebody has booked, such as a message to their class, need none.
 */
export const consentPurposes = ['news', 'calls', 'whatsapp'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Ways to a person's phone. */
export type ContactWay = Exclude<ConsentPurpose, 'news'>;

/** The forms that give a consent. */
export type ConsentForm = 'newsletter' | 'callback' | 'demo' | 'contact' | 'profile';

/**
 * The words to which each version of a consent was given. A version never changes: other words are a
 * new version, added at the end. The last one counts for new consents.
 */
export const consentTexts: Readonly<
  Record<ConsentPurpose, readonly { readonly version: string; readonly text: string }[]>
> = {
  news: [{ version: '1', text: 'Send me news about courses and webinars by e-mail.' }],
  calls: [
    {
      version: '1',
      text: 'Call me on my phone number about the courses and demo classes I asked for.',
    },
  ],
  whatsapp: [{ version: '1', text: 'Write to me by WhatsApp about courses and webinars.' }],
};

/** The version and words that a new consent is given to. */
export const consentText = (purpose: ConsentPurpose) => consentTexts[purpose].at(-1)!;

export const isConsentPurpose = (text: string): text is ConsentPurpose =>
  consentPurposes.some((purpose) => purpose === text);
