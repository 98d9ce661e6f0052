import * as hindi from 'shared/model/hindi';
import * as english from 'shared/model/messages';
import { inPairs } from '../../platform/http/hindi-messages';

/** The Hindi of what the responses say, see `Module.hindi`. */
export const enquiriesInHindi = {
  'Thank you! We will be in touch soon.': 'धन्यवाद! हम जल्द ही आपसे बात करेंगे।',
  'Your message has been stored.': 'आपका संदेश मिल गया।',
  ...inPairs(english.contactMessages, hindi.contactMessages),
};
