import { adminSiteTextMessages } from '../messages';
import type { SiteText } from '../schemas';
import { fieldsOf } from './fields';

const page = { kind: 'link', optional: true, invalid: adminSiteTextMessages.pageInvalid } as const;
const phone = { kind: 'line', optional: true, hint: 'Like +91 11 2345 6789' } as const;

export const bannerFields = fieldsOf<Pick<SiteText, 'text' | 'link' | 'from' | 'until' | 'hi'>>()([
  { name: 'text', kind: 'line', label: 'Text', hindi: true, optional: true, maxLength: 200 },
  {
    name: 'link',
    kind: 'line',
    label: 'Link',
    optional: true,
    hint: 'A page of the site, such as /courses, or an https address',
  },
  [
    { name: 'from', kind: 'date', label: 'From', optional: true },
    { name: 'until', kind: 'date', label: 'Until', optional: true },
  ],
]);

export const contactFields = fieldsOf<
  Pick<SiteText, 'phone' | 'whatsappNumber' | 'address' | 'x' | 'youtube' | 'instagram'>
>()([
  [
    { ...phone, name: 'phone', label: 'Phone' },
    { ...phone, name: 'whatsappNumber', label: 'WhatsApp' },
  ],
  { name: 'address', kind: 'points', label: 'Address', optional: true },
  { ...page, name: 'x', label: 'X' },
  { ...page, name: 'youtube', label: 'YouTube' },
  { ...page, name: 'instagram', label: 'Instagram' },
]);

export const policyFields = fieldsOf<Pick<SiteText, 'text' | 'hi'>>()([
  {
    name: 'text',
    kind: 'lines',
    label: 'Text',
    hindi: true,
    optional: true,
    hint: 'An empty line between paragraphs, “## ” before a heading, “- ” before an item of a list. Words in braces are filled in: {email}, {phone}, {company}, {address}; as an item of a list, {prices} and {periods}. Empty: the text that the program came with.',
  },
]);

/** Of all site texts: what the review calls them. */
export const siteTextFields = [...bannerFields, ...contactFields] as const;
