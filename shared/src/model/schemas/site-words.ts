import { Type, type Static } from '@sinclair/typebox';
import { ofKind, OneOf, RowId } from './fields';
import { Day, Entry, withMessage } from './schedule';

/** Empty: from now on, or without an end. */
const DayOrNone = Type.Optional(
  Type.String({
    pattern: `^(${Day.pattern?.slice(1, -1)})?$`,
    ...withMessage('Please enter the day like 2026-01-05.'),
  }),
);

const Text = Type.Optional(Type.String({ ...ofKind('lines'), maxLength: 40_000 }));
const Link = (pattern: string, message: string) =>
  Type.Optional(Type.String({ maxLength: 2000, pattern, ...withMessage(message) }));
const Page = Link('^(https://[^\\\\\\s]+)?$', 'A link begins with https://.');
const Phone = Type.Optional(
  Type.String({
    ...ofKind('line'),
    pattern: '^(\\+[0-9 ]{8,20})?$',
    ...withMessage('Please enter the number like +91 11 2345 6789.'),
  }),
);

/**
 * Some words of the site that are no product: the banner, the contact details or a policy, see `siteTextIds`. What is
 * empty stays as the settings or the program have it.
 */
export const SiteText = Entry({
  id: RowId,
  title: Type.String({ ...ofKind('line'), maxLength: 100 }),
  /** The line of the banner, or a policy in the form of `shared/model/policies`. */
  text: Text,
  /** Where the banner leads: a page of the site or an https address. */
  link: Link(
    '^(/[^/\\\\\\s][^\\\\\\s]*|/|https://[^\\\\\\s]+)?$',
    'A link begins with https:// or with one slash.',
  ),
  /** The first and the last Indian day of the banner. */
  from: DayOrNone,
  until: DayOrNone,
  phone: Phone,
  whatsappNumber: Phone,
  address: Type.Optional(
    Type.Array(Type.String({ ...ofKind('line'), maxLength: 100 }), { maxItems: 8 }),
  ),
  x: Page,
  youtube: Page,
  instagram: Page,
  hi: Type.Optional(Entry({ text: Text })),
});
export type SiteText = Static<typeof SiteText>;

/** A policy as it was published on a day. An empty text is the one that the program ships with. */
export const PolicyVersion = Entry({
  policy: OneOf('privacyPolicy', 'termsOfService', 'refundPolicy'),
  since: Day,
  text: Type.String(),
  hindi: Type.String(),
});
export type PolicyVersion = Static<typeof PolicyVersion>;
