/**
 * What a consent is for: e-mail with news, calls on the phone, messages by WhatsApp. E-mails about what
 * somebody has booked, such as a message to their class, need none.
 */
export const consentPurposes = ['news', 'calls', 'whatsapp'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const isConsentPurpose = (text: string): text is ConsentPurpose =>
  consentPurposes.some((purpose) => purpose === text);

/** Ways to a person's phone. */
export type ContactWay = Exclude<ConsentPurpose, 'news'>;

/** The forms that give a consent. */
export type ConsentForm = 'newsletter' | 'callback' | 'demo' | 'contact' | 'profile';
