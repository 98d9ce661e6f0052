import { statesOfCode } from 'shared/model/catalogue';
import { stateNames } from 'shared/model/hindi';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './receipt-texts';

/** The names of taxes stay in English. */
export const texts: InLanguage<typeof english> = {
  creditNote: 'क्रेडिट नोट (Credit note)',
  taxInvoice: 'टैक्स इनवॉइस (Tax invoice)',
  receipt: 'रसीद',
  page: (heading, page) => `${heading} · पेज ${page}`,
  inSandbox: 'टेस्ट में: कोई पैसा नहीं लिया गया',
  inCash: 'नकद',
  online: (provider) => `ऑनलाइन, ${provider} से`,
  number: 'नंबर',
  date: 'तारीख',
  order: 'ऑर्डर',
  againstReceipt: 'किस रसीद के लिए',
  placeOfSupply: 'आपूर्ति का स्थान',
  state: (code) =>
    statesOfCode(code)
      .map((state) => stateNames[state])
      .join(' और ') || code,
  hsn: 'HSN/SAC',
  price: 'टैक्स के साथ कीमत',
  discount: (code) => `छूट (कोड ${code})`,
  taxableValue: 'टैक्स से पहले की रकम',
  rounding: 'राउंडिंग',
  amountReturned: 'लौटाई गई रकम',
  amountPaid: 'भुगतान की रकम',
  returned: 'वापसी',
  paid: 'भुगतान',
  allTaxes: 'इस रकम में सभी टैक्स शामिल हैं।',
};
