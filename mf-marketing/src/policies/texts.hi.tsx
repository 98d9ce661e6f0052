import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  inForceSince: (day) => <>{day} से लागू</>,
  contents: 'इस पेज पर',
  earlier: 'पहले के रूप',
  coursePrice: (title, price, old) => `${title} की कीमत ${price} है, ${old} की जगह।`,
  ticketPrice: (title, price, old, discount) =>
    `वेबिनार “${title}” का टिकट ${price} का है: ${old} में से ${discount} की जल्दी बुकिंग की छूट घटाकर।`,
};
