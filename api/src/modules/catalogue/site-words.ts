import { policyNames, siteTextOf, siteTextIds, type PolicyName } from 'shared/model/catalogue';
import { headingsIn, policyWords } from 'shared/model/policies';
import type { Catalogue, PolicyVersion } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';

type Fault = [place: string, message: string];

type SiteTexts = Pick<Catalogue, 'siteTexts' | 'policies'>;

/** Exactly the texts that a site has, and each policy that was ever published, with its day. */
export function withPolicyVersions<Content extends SiteTexts>(
  content: Content,
  before: SiteTexts,
  day: string,
): Content {
  const siteTexts = shippedCatalogue.siteTexts.map((text) => ({
    ...text,
    ...content.siteTexts.find(({ id }) => id === text.id),
    title: text.title,
  }));
  const known = before.policies ?? [];
  const added = policyNames.flatMap((policy): PolicyVersion[] => {
    const { text = '', hi } = siteTextOf({ siteTexts }, policy);
    const last = known.find((version) => version.policy === policy) ?? { text: '', hindi: '' };
    const hindi = hi?.text ?? '';
    const isSame = last.text === text && last.hindi === hindi;
    return isSame ? [] : [{ policy, since: day, text, hindi }];
  });
  const policies = [...added, ...known];
  return { ...content, siteTexts, ...(policies.length > 0 && { policies }) };
}

/** What the schema cannot say of the site texts, as field and message. */
export function siteTextErrors(content: SiteTexts): Fault[] {
  const placeOf = (name: keyof typeof siteTextIds) =>
    `siteTexts.${content.siteTexts.findIndex(({ id }) => id === siteTextIds[name])}`;
  const { from, until, link, text } = siteTextOf(content, 'banner');
  const banner = placeOf('banner');
  return [
    ...pair(from && until && until < from, `${banner}.until`, 'The last day is before the first.'),
    ...pair(text && /\n/.test(text), `${banner}.text`, 'A banner is one line.'),
    ...pair((text?.length ?? 0) > 200, `${banner}.text`, 'A banner has at most 200 characters.'),
    ...pair(link && !text, `${banner}.text`, 'Write what the banner says.'),
    ...policyNames.flatMap((name) => policyErrors(content, name, placeOf(name))),
  ];
}

function policyErrors(content: SiteTexts, name: PolicyName, place: string): Fault[] {
  const { text = '', hi } = siteTextOf(content, name);
  const hindi = hi?.text ?? '';
  const both = [
    [`${place}.text`, text],
    [`${place}.hi.text`, hindi],
  ] as const;
  const missing = both.find(([, given]) => given === '');
  return [
    ...pair(text !== hindi && missing, missing?.[0] ?? '', 'Write the policy in both languages.'),
    ...pair(
      !missing && headingsIn(text).length !== headingsIn(hindi).length,
      `${place}.hi.text`,
      `The English text has ${headingsIn(text).length} headings, the Hindi one ${headingsIn(hindi).length}.`,
    ),
    ...both.flatMap(([at, given]) => [
      ...[...given.matchAll(/\{([^}]*)\}/g)]
        .filter(([, word = '']) => !policyWords.includes(word))
        .map(([braces]): Fault => [at, `${braces} stands for nothing.`]),
      ...[...given.matchAll(/\b(?!https:)[a-z]+:\/\/\S*/gi)].map(([address]): Fault => [
        at,
        `${address}: a link begins with https://.`,
      ]),
    ]),
  ];
}

const pair = (isWrong: unknown, place: string, message: string): Fault[] =>
  isWrong ? [[place, message]] : [];
