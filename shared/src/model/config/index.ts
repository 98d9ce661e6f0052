/** Facts about the site. Everything marked PLACEHOLDER must be replaced before the site goes public. */
export const siteName = 'Nakshank';

import { contactSettings, siteUrl, type ContactSettings } from './build-settings';

export { siteTagline } from './tagline';
export {
  addressLines,
  apiBase,
  CONTACT_ELEMENT,
  paymentHosts,
  siteUrl,
  uploadUrl,
  type ContactSettings,
} from './build-settings';

/** Whether a contact value or a link is still what the program ships with. */
export const isPlaceholder = (value: string): boolean => /your-|\.example|0{6}|A{5}/.test(value);

/** On the public site, which has an https address, a placeholder is not shown. */
export const isShown = (value: string): boolean =>
  !(siteUrl.startsWith('https:') && isPlaceholder(value));

/** The company named in the footer's copyright line: `COMPANY_NAME`. The default is a PLACEHOLDER. */
export const parentCompany = contactSettings.company ?? 'Nakshank Learning Private Limited';

function contactFrom({ phone = '+91 11 4000 0000', email }: ContactSettings) {
  return {
    phone,
    phoneLink: phone.replace(/[^+\d]/g, ''),
    email: email ?? 'support@nakshank.example',
  } as const;
}

/**
 * How visitors reach the company: what the owner has published, otherwise `CONTACT_PHONE` and `CONTACT_EMAIL`. The
 * defaults are PLACEHOLDERS. `phoneLink` is the same number for `tel:` links.
 */
export let contact = contactFrom(contactSettings);

const addressFrom = ({ address }: ContactSettings): readonly string[] =>
  address ?? [
    'Nakshank',
    'Placeholder House, 1st Floor',
    'Barakhamba Road',
    'New Delhi, Delhi 110001',
  ];

/** The published lines, otherwise those of `CONTACT_ADDRESS`. The default is a PLACEHOLDER. */
export let postalAddress = addressFrom(contactSettings);

/** For a program that runs while the owner publishes; a page carries what is published. */
export function followPublishedContact(published: ContactSettings): void {
  const settings = { ...contactSettings, ...published };
  contact = contactFrom(settings);
  postalAddress = addressFrom(settings);
}

/** Link for questions on WhatsApp: the number of `WHATSAPP_NUMBER`. The default is a PLACEHOLDER. */
export const whatsappLink = `https://wa.me/${(contactSettings.whatsappNumber ?? '+91 90000 00000').replace(/\D/g, '')}`;

/** The same link with a text that the visitor only has to send. */
export const whatsappQuestion = (text: string): string =>
  `${whatsappLink}?text=${encodeURIComponent(text)}`;

/** Sends a text to whomever the visitor chooses there. */
export const whatsappShare = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** The company numbers that the law requires in the footer. The defaults are PLACEHOLDERS. */
export const companyNumbers = {
  cin: contactSettings.cin ?? 'U00000DL0000PTC000000',
  /** The tax number of the receipts, once `GSTIN` is set. */
  gstin: contactSettings.gstin ?? '07AAAAA0000A1Z5',
} as const;

/** Whether the prices are with tax: the school has a tax number, so its receipts name the tax in them. */
export const pricesIncludeTax = contactSettings.gstin !== undefined;

/** The company's social pages, in the order shown; `icon` is a name of `shared/ui`. The defaults are PLACEHOLDERS. */
export const socialLinks = [
  { name: 'X', icon: 'x', url: contactSettings.x ?? 'https://x.com/your-page' },
  {
    name: 'YouTube',
    icon: 'youtube',
    url: contactSettings.youtube ?? 'https://www.youtube.com/@your-page',
  },
  {
    name: 'Instagram',
    icon: 'instagram',
    url: contactSettings.instagram ?? 'https://www.instagram.com/your-page',
  },
] as const;

/** Where 'FREE Consultation' leads: `SCHEDULING_PAGE`. The default is a PLACEHOLDER. */
export const schedulingPage =
  contactSettings.schedulingPage ?? 'https://calendly.com/your-page/free-consultation';

/** The students' WhatsApp group named in the welcome dialog: `WHATSAPP_GROUP`. The default is a PLACEHOLDER. */
export const whatsappGroup =
  contactSettings.whatsappGroup ?? 'https://chat.whatsapp.com/your-group';

/** PLACEHOLDER: introduction videos of courses and webinars, and a sample lesson of each course. */
export const videos = {
  numerologyCourse: 'https://www.youtube.com/watch?v=your-video-1',
  astrologyCourse: 'https://www.youtube.com/watch?v=your-video-2',
  numerologyWebinar: 'https://www.youtube.com/watch?v=your-video-3',
  astrologyWebinar: 'https://www.youtube.com/watch?v=your-video-4',
  numerologyLesson: 'https://www.youtube.com/watch?v=your-video-5',
  astrologyLesson: 'https://www.youtube.com/watch?v=your-video-6',
} as const;

/** PLACEHOLDER: the article behind a mentor's globe link. */
export const sampleArticle = 'https://www.example.com/mentor-article';

/**
 * PLACEHOLDER: whether the people, quotes and figures on the pages are invented; the pages
 * then say so. Set it to false once all of them are real;
 * `shared/src/model/shipped-catalogue/README.md` lists where they are.
 */
export const hasSampleContent: boolean = true;
