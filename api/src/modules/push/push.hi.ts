/** The Hindi of what the responses say, see `Module.hindi`. */
export const pushInHindi = {
  'Your browser names a push service that we do not know.':
    'आपका ब्राउज़र ऐसी सेवा बता रहा है जिसे हम नहीं जानते।',
  'This device reminds you from now on.': 'अब यह डिवाइस आपको याद दिलाएगा।',
  'This device does not remind you any more.': 'अब यह डिवाइस आपको याद नहीं दिलाएगा।',
};
