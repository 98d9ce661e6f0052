import { privacyPolicy } from './privacy-policy';
import { privacyPolicy as privacyPolicyInHindi } from './privacy-policy.hi';
import { refundPolicy } from './refund-policy';
import { refundPolicy as refundPolicyInHindi } from './refund-policy.hi';
import { termsOfService } from './terms-of-service';
import { termsOfService as termsOfServiceInHindi } from './terms-of-service.hi';
import { parsedPolicy, policyText, type ShippedPolicy } from './policy';

const figures = (text: string) => (text.match(/\d+(?:,\d+)*/g) ?? []).sort();

/** The sections in their order, with the figures of each paragraph and item. */
const outline = ({ sections }: ShippedPolicy) =>
  Object.entries(sections).map(([id, { blocks }]) => [id, blocks.flat().map(figures)]);

test.each<[ShippedPolicy, ShippedPolicy]>([
  [privacyPolicy, privacyPolicyInHindi],
  [termsOfService, termsOfServiceInHindi],
  [refundPolicy, refundPolicyInHindi],
])('$title has in Hindi the same sections with the same figures', (english, hindi) => {
  expect(outline(hindi)).toEqual(outline(english));
});

test.each<[ShippedPolicy]>([[privacyPolicy], [termsOfServiceInHindi], [refundPolicy]])(
  'the plain text of a shipped policy is read back as the same policy',
  (policy) => {
    const { lead, sections } = parsedPolicy(policyText(policy), policyText(policy));
    expect(lead).toBe(policy.lead);
    expect(sections.map(({ heading, blocks }) => ({ heading, blocks }))).toEqual(
      Object.values(policy.sections),
    );
  },
);

test('sections keep the addresses of the English headings, and each has its own', () => {
  const english = 'Lead\n\n## Who pays?\nOne\ntwo\n- a\n- b\nthree\n\n## Who pays\n\n##  ';
  const { sections } = parsedPolicy('परिचय\n\n## कौन\n\n## कब\n\nअभी\n\n## ', english);
  expect(sections.map(({ id }) => id)).toEqual(['who-pays', 'who-pays-2', 'section-3']);
  expect(parsedPolicy(english).sections[0]?.blocks).toEqual(['One two', ['a', 'b'], 'three']);
  expect(sections[1]).toEqual({ id: 'who-pays-2', heading: 'कब', blocks: ['अभी'] });
});
