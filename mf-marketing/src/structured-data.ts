import { pictureSize } from 'shared/contract';
import {
  contact,
  isShown,
  postalAddress,
  siteName,
  siteUrl,
  socialLinks,
} from 'shared/model/config';
import { prefix } from 'shared/model/language';
import { structuredDataTexts as texts } from './texts';

/** The absolute public URL of a file of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}

/** The absolute public URL of a page, in the language of this build. */
export function pageUrl(path: string): string {
  return absoluteUrl(prefix && path === '/' ? prefix : prefix + path);
}

/** schema.org: the organization that runs the site. */
export const organization = {
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: siteName,
  url: pageUrl('/'),
  email: contact.email,
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: postalAddress.slice(1, -1).join(', '),
    addressLocality: 'New Delhi',
    addressRegion: 'Delhi',
    addressCountry: 'IN',
  },
  sameAs: socialLinks.map(({ url }) => url).filter(isShown),
};

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** schema.org: the pages from the home page to this one; the function adds the home page. */
export function breadcrumbs(...trail: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: texts.home, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  };
}

/** schema.org: the questions and answers of a page; an empty list without questions. */
export function faqPage(questions: readonly { question: string; answer: string }[]) {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

/** Pictures for shared links are drawn in each language. */
const pictures = `/og${prefix}`;
export const homePicture = `${pictures}/home.png`;

/** The products that have a sharing picture, drawn by `tools/artwork/src`. */
const withSharingPicture = [
  'numerology-course',
  'astrology-course',
  'numerology-webinar',
  'astrology-webinar',
];

/** Pixels. Social networks show no picture with a shorter side. */
const SMALLEST_SIDE = 200;

/**
 * The picture of a shared link: the uploaded picture of the product, else its drawn picture, else that
 * of the home page. Social networks show no vector drawings, so the picture has to be a bitmap.
 */
export function sharingPicture(urlTitle: string, picture: string): string {
  const isUploaded = /^(\/uploads\/|https:\/\/)/.test(picture);
  if (!isUploaded && withSharingPicture.includes(urlTitle)) return `${pictures}/${urlTitle}.png`;
  const isLarge = (pictureSize(picture) ?? []).every((side) => side >= SMALLEST_SIDE);
  return isLarge && /\.(png|jpe?g|webp)$/.test(picture) ? picture : homePicture;
}
