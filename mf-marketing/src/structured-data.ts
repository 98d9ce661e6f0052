import { pictureSize } from 'shared/remote';
import { contact, siteName, siteUrl, socialLinks } from 'shared/config';

/** The public address of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}

/** schema.org: who runs the site. */
export const organization = {
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: siteName,
  url: absoluteUrl('/'),
  email: contact.email,
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.address.slice(1, -1).join(', '),
    addressLocality: 'New Delhi',
    addressRegion: 'Delhi',
    addressCountry: 'IN',
  },
  sameAs: socialLinks.map(({ url }) => url),
};

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** schema.org: the way from the home page to this one; the home page itself is added. */
export function breadcrumbs(...trail: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** schema.org: questions with their answers, as they stand on the page; nothing where it has none. */
export function faqPage(questions: readonly { question: string; answer: string }[]) {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

/** The products that a sharing picture has been drawn for: scripts/src/content. */
const drawn = ['numerology-course', 'astrology-course', 'numerology-webinar', 'astrology-webinar'];

/** Networks show no picture with a shorter side. */
const SMALLEST_SIDE = 200;

/**
 * The picture of a shared link: what an admin has uploaded, else what has been drawn. Networks show
 * no vector drawings, so only pixels will do.
 */
export function sharingPicture(urlTitle: string, picture: string): string {
  const isUploaded = /^(\/uploads\/|https:\/\/)/.test(picture);
  if (!isUploaded && drawn.includes(urlTitle)) return `/og/${urlTitle}.png`;
  const isLarge = (pictureSize(picture) ?? []).every((side) => side >= SMALLEST_SIDE);
  return isLarge && /\.(png|jpe?g|webp)$/.test(picture) ? picture : '/og/home.png';
}
