import { contact, parentCompany, postalAddress } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import type { PolicyBlock, PolicyText } from 'shared/model/policies';
import { periods, periodSentence, periodText, type Period } from 'shared/model/retention';
import { courses, webinars } from 'shared/page';
import { texts } from './texts';

/** What stands in a policy for the words in braces; a list of them for an item of a list. */
const words: Readonly<Record<string, string>> = {
  email: contact.email,
  phone: contact.phone,
  company: parentCompany,
  address: postalAddress.join(', '),
  knownDevice: periodText(periods.knownDevice.days),
};

const items: Readonly<Record<string, readonly string[]>> = {
  '{prices}': [
    ...courses.map(({ title, newPrice, oldPrice }) =>
      texts.coursePrice(title, formatRupees(newPrice), formatRupees(oldPrice)),
    ),
    ...webinars.map(({ title, newPrice, oldPrice, discount }) =>
      texts.ticketPrice(
        title,
        formatRupees(newPrice),
        formatRupees(oldPrice),
        formatRupees(discount),
      ),
    ),
  ],
  // Except for what only concerns the operator.
  '{periods}': Object.values<Period>(periods)
    .filter(({ isTechnical }) => !isTechnical)
    .map((period) => periodSentence(period)),
};

const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (braces, word: string) => words[word] ?? braces);

const filledBlock = (block: PolicyBlock): PolicyBlock =>
  typeof block === 'string' ? filled(block) : block.flatMap((item) => items[item] ?? filled(item));

/** The policy with the words of this school. */
export const withWords = ({ lead, sections }: PolicyText): PolicyText => ({
  lead: filled(lead),
  sections: sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: blocks.map(filledBlock),
  })),
});
