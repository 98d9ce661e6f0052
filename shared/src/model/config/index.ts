/** Facts about the site. Everything marked PLACEHOLDER must be replaced before the site goes public. */
export const siteName = 'Nakshank';
export const siteTagline = 'Live astrology and numerology courses in Hindi and English';

import { gstin, whatsappNumber } from './build-settings';

export { apiBase, paymentHosts, siteUrl, uploadUrl } from './build-settings';

/** PLACEHOLDER: the company named in the footer's copyright line. */
export const parentCompany = 'Nakshank Learning Private Limited';

/** PLACEHOLDER: how visitors reach the company. `phoneLink` is the same number for `tel:` links. */
export const contact = {
  phone: '+91 11 4000 0000',
  phoneLink: '+911140000000',
  email: 'support@nakshank.example',
  address: [
    'Nakshank',
    'Placeholder House, 1st Floor',
    'Barakhamba Road',
    'New Delhi, Delhi 110001',
  ],
} as const;

/** Link for questions on WhatsApp: the number of `WHATSAPP_NUMBER`. */
export const whatsappLink = `https://wa.me/${whatsappNumber.replace(/\D/g, '')}`;

/** The same link with a text that the visitor only has to send. */
export const whatsappQuestion = (text: string): string =>
  `${whatsappLink}?text=${encodeURIComponent(text)}`;

/** PLACEHOLDER: the company numbers that the law requires in the footer. */
export const companyNumbers = {
  cin: 'U00000DL0000PTC000000',
  /** The tax number of the receipts, once `GSTIN` is set. */
  gstin: gstin ?? '07AAAAA0000A1Z5',
} as const;

/** Whether the prices are with tax: the school has a tax number, so its receipts name the tax in them. */
export const pricesIncludeTax = gstin !== undefined;

/** PLACEHOLDER: the company's social pages, in the order shown; `icon` is a name of `shared/ui`. */
export const socialLinks = [
  { name: 'X', icon: 'x', url: 'https://x.com/your-page' },
  { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@your-page' },
  { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/your-page' },
] as const;

/** PLACEHOLDER: where 'FREE Consultation' leads. */
export const schedulingPage = 'https://calendly.com/your-page/free-consultation';

/** PLACEHOLDER: the students' WhatsApp group named in the welcome dialog. */
export const whatsappGroup = 'https://chat.whatsapp.com/your-group';

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
