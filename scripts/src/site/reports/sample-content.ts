import { isPlaceholder, hasSampleContent, videos } from 'shared/model/config';
import type { Environment } from 'node-shared/settings';

/** Empty if all content of the pages is real. */
export const sampleNotice = (isSample = hasSampleContent): string[] =>
  isSample
    ? [
        'Sample content is on the pages, with a "Sample" label beside it; shared/src/model/shipped-catalogue/README.md tells how to replace it.',
      ]
    : [];

/** The settings whose placeholders the public pages hide, with what is missing there. */
const contactSettings = {
  CONTACT_PHONE: 'the phone number',
  CONTACT_EMAIL: 'the e-mail address',
  CONTACT_ADDRESS: 'the postal address',
  COMPANY_NAME: 'the name of the company',
  COMPANY_CIN: 'the registration number (CIN)',
  GSTIN: 'the tax number',
  WHATSAPP_NUMBER: 'the WhatsApp number',
  WHATSAPP_GROUP: "the students' WhatsApp group",
  SCHEDULING_PAGE: 'FREE Consultation',
  SOCIAL_X: 'X',
  SOCIAL_YOUTUBE: 'YouTube',
  SOCIAL_INSTAGRAM: 'Instagram',
} as const;

/** Lines that list what is still a placeholder; `videoLinks` are those of the published pages. */
export function placeholderNotice(
  env: Environment,
  videoLinks: readonly string[] = Object.values(videos),
): string[] {
  const unset = Object.entries(contactSettings).filter(
    ([name]) => !env[name] || isPlaceholder(env[name]),
  );
  const samples = videoLinks.filter(isPlaceholder).length;
  if (unset.length === 0 && samples === 0) return [];
  return [
    'Placeholders, whose links the public site does not show:',
    ...unset.map(([name, what]) => `  ${what}: set ${name}`),
    ...(samples > 0 ? [`  ${samples} sample videos: replace them in the admin area`] : []),
  ];
}
