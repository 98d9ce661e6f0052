import type { ContactSettings } from '../config';
import { parsedPolicy, type PolicyText } from '../policies';
import type { Catalogue, PolicyVersion, SiteText } from '../schemas';

/** The site texts that a catalogue has, by their ids. */
export const siteTextIds = {
  banner: 1,
  contact: 2,
  privacyPolicy: 3,
  termsOfService: 4,
  refundPolicy: 5,
} as const;

export type PolicyName = PolicyVersion['policy'];
export const policyNames: readonly PolicyName[] = [
  'privacyPolicy',
  'termsOfService',
  'refundPolicy',
];

export const siteTextOf = (
  { siteTexts }: Pick<Catalogue, 'siteTexts'>,
  name: keyof typeof siteTextIds,
): Partial<SiteText> => siteTexts.find(({ id }) => id === siteTextIds[name]) ?? {};

/** A version of a policy on its page; without sections, it is the text that the program ships with. */
export interface PolicyDetails extends Partial<PolicyText> {
  readonly since: string;
  readonly hi?: PolicyText;
}

/** The published versions of a policy, the newest first. */
export const policyDetails = ({ policies = [] }: Catalogue, name: PolicyName): PolicyDetails[] =>
  policies
    .filter(({ policy }) => policy === name)
    .map(({ since, text, hindi }) =>
      text ? { since, ...parsedPolicy(text), hi: parsedPolicy(hindi, text) } : { since },
    );

/** The line above the header of each page. */
export interface Banner {
  readonly text: string;
  readonly link?: string;
  readonly hi?: { readonly text?: string };
}

export function bannerOf(catalogue: Catalogue): Banner | undefined {
  const { text, link, hi } = siteTextOf(catalogue, 'banner');
  return text ? { text, ...(link && { link }), ...(hi && { hi }) } : undefined;
}

/** The catalogue as it is on this Indian day: without the text of a banner that does not count. */
export const siteTextsOn = (texts: readonly SiteText[], day: string): SiteText[] =>
  texts.map(({ from, until, ...text }) =>
    (from || day) <= day && day <= (until || day)
      ? { ...text, ...(from && { from }), ...(until && { until }) }
      : { ...text, text: '' },
  );

/** What the owner has published of how visitors reach the school; it counts before the settings. */
export function publishedContact(catalogue: Catalogue): ContactSettings {
  const { phone, whatsappNumber, address, x, youtube, instagram } = siteTextOf(
    catalogue,
    'contact',
  );
  return {
    ...(phone && { phone }),
    ...(whatsappNumber && { whatsappNumber }),
    ...(address?.length && { address }),
    ...(x && { x }),
    ...(youtube && { youtube }),
    ...(instagram && { instagram }),
  };
}
