import { consentTexts } from './consent-texts';
import type { ConsentPurpose } from './purposes';

export { consentTexts };
export type { ConsentText } from './consent-texts';
export * from './purposes';

/** The version and words that a new consent is given to; `texts` by default those of the build's language. */
export const consentText = (purpose: ConsentPurpose, texts = consentTexts) =>
  texts[purpose].at(-1)!;
