import { privacyPolicy } from './privacy-policy';
import { privacyPolicy as privacyPolicyInHindi } from './privacy-policy.hi';
import { refundPolicy } from './refund-policy';
import { refundPolicy as refundPolicyInHindi } from './refund-policy.hi';
import { termsOfService } from './terms-of-service';
import { termsOfService as termsOfServiceInHindi } from './terms-of-service.hi';
import type { Policy } from './PolicyDocument';

const figures = (text: string) => (text.match(/\d+(?:,\d+)*/g) ?? []).sort();

/** The sections in their order, with the figures of each paragraph and item. */
const outline = ({ sections }: Policy) =>
  Object.entries(sections).map(([id, { blocks }]) => [id, blocks.flat().map(figures)]);

test.each<[Policy, Policy]>([
  [privacyPolicy, privacyPolicyInHindi],
  [termsOfService, termsOfServiceInHindi],
  [refundPolicy, refundPolicyInHindi],
])('$title has in Hindi the same sections with the same figures', (english, hindi) => {
  expect(outline(hindi)).toEqual(outline(english));
});
