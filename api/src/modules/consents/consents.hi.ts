/** The Hindi of what the responses say, see `Module.hindi`. */
export const consentsInHindi = {
  'You have not agreed to this, or no longer do.': 'इसके लिए आपकी सहमति नहीं है, या अब नहीं रही।',
  'You have taken it back.': 'आपकी सहमति वापस ले ली गई।',
  'This link has ended.': 'यह लिंक अब नहीं चलता।',
  'You will not get any more of these messages.': 'अब ऐसे संदेश नहीं आएँगे।',
};
