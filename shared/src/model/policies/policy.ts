/** A paragraph, or the items of a list. */
export type PolicyBlock = string | readonly string[];

interface Titled {
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

export interface PolicySection extends Titled {
  /** The fragment of its address, the same in every language. */
  readonly id: string;
}

/**
 * The text of a policy. `{email}`, `{phone}`, `{company}` and `{address}` stand for those of the school; an item of a
 * list `{prices}` or `{periods}` for the prices and for how long each record is kept.
 */
export interface PolicyText {
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

export interface ShippedPolicy {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** By the fragments of their addresses. */
  readonly sections: Readonly<Record<string, Titled>>;
}

/** What the braces of a policy may contain. */
export const policyWords = [
  ...['email', 'phone', 'company', 'address', 'prices', 'periods', 'knownDevice'],
];

export const sectionsOf = ({ sections }: ShippedPolicy): PolicySection[] =>
  Object.entries(sections).map(([id, section]) => ({ id, ...section }));

/** The plain text of a shipped policy: `## ` before a heading, `- ` before an item of a list. */
export const policyText = ({ lead, sections }: ShippedPolicy): string =>
  [
    lead,
    ...Object.values(sections).flatMap(({ heading, blocks }) => [
      `## ${heading}`,
      ...blocks.map((block) =>
        typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
      ),
    ]),
  ].join('\n\n');

/** The headings of a plain text. */
export const headingsIn = (text: string): string[] =>
  (text.match(/^## .*$/gm) ?? []).map((line) => line.slice(3).trim());

/** A plain text as a policy; the addresses of its sections come from the English headings. */
export function parsedPolicy(text: string, english: string = text): PolicyText {
  const ids = headingsIn(english).reduce<string[]>((taken, heading, index) => {
    const name = heading
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const place = index + 1;
    return [...taken, name && !taken.includes(name) ? name : `${name || 'section'}-${place}`];
  }, []);
  const [lead = '', ...parts] = text.split(/^## /m);
  return {
    lead: blocksIn(lead).flat().join(' '),
    sections: parts.map((part, index) => {
      const [heading = '', ...lines] = part.split('\n');
      return {
        id: ids[index] ?? `section-${index + 1}`,
        heading: heading.trim(),
        blocks: blocksIn(lines.join('\n')),
      };
    }),
  };
}

/** Lines of a paragraph belong together until an empty line or a list. */
function blocksIn(text: string): PolicyBlock[] {
  const blocks: (string | string[])[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    const item = /^- +(.+)/.exec(line)?.[1];
    if (item && isOpen && Array.isArray(last)) last.push(item);
    else if (item) blocks.push([item]);
    else if (line && isOpen && typeof last === 'string') blocks[blocks.length - 1] += ` ${line}`;
    else if (line) blocks.push(line);
    isOpen = line !== '';
  }
  return blocks;
}
