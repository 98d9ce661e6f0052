/** The Hindi of messages, by their English text; `{}` stands for what is put in, in this order. */
export type Hindi = Readonly<Record<string, string>>;

/** The messages of the platform itself, and those of fields that any form may have. */
export const ownMessages: Hindi = {
  'The request could not be read.': 'अनुरोध पढ़ा नहीं जा सका।',
  'The request is not valid.': 'अनुरोध सही नहीं है।',
  'The request is too large.': 'अनुरोध बहुत बड़ा है।',
  'The request was refused.': 'अनुरोध स्वीकार नहीं हुआ।',
  'Not found.': 'नहीं मिला।',
  'This method is not allowed here.': 'यह तरीका यहाँ नहीं चलता।',
  'This kind of content is not accepted.': 'इस तरह की सामग्री यहाँ नहीं चलती।',
  'The file has no such part.': 'फ़ाइल में ऐसा कोई हिस्सा नहीं है।',
  'The service is not available at the moment. Please try again.':
    'सेवा अभी बंद है। थोड़ी देर में फिर कोशिश करें।',
  'Something went wrong. Please try again later.': 'कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें।',
  'The server is busy. Please try again in a moment.': 'सर्वर अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  'No files can be stored at the moment. Please try again later.':
    'फ़ाइलें अभी सहेजी नहीं जा सकतीं। थोड़ी देर बाद कोशिश करें।',
  'Please log in.': 'लॉग इन करें।',
  'Please set up your authenticator app first.': 'पहले अपना ऑथेंटिकेटर ऐप जोड़ें।',
  'You are not allowed to do this.': 'इसकी अनुमति नहीं है।',
  '{} Please try again in {}.': '{} {} बाद फिर कोशिश करें।',
  '{} second': '{} सेकंड',
  '{} seconds': '{} सेकंड',
  '{} minute': '{} मिनट',
  '{} minutes': '{} मिनट',
  '{} hour': '{} घंटे',
  '{} hours': '{} घंटे',
  'Too many requests.': 'बहुत ज़्यादा अनुरोध आए।',
  'Too many attempts.': 'बहुत ज़्यादा कोशिशें हुईं।',
  'Too many wrong codes.': 'कोड बहुत बार गलत भरा गया।',
  'The {} field is required.': 'यह जगह भरना ज़रूरी है: {}।',
  'The {} field is not valid: {}.': 'इस जगह में कुछ सही नहीं है: {}।',
  'The {} field has a character that is not allowed.': 'इस जगह में कोई अक्षर मान्य नहीं है: {}।',
  'The body is nested too deeply.': 'अनुरोध पढ़ा नहीं जा सका।',
  '{} is required and has at most {} characters.': '{} भरना ज़रूरी है, ज़्यादा से ज़्यादा {} अक्षरों में।',
  Name: 'नाम',
  'Full name': 'पूरा नाम',
  'First name': 'नाम',
  'Last name': 'सरनेम (उपनाम)',
  State: 'राज्य',
  Message: 'संदेश',
  'Please enter a valid email address.': 'सही ईमेल पता भरें।',
  'Phone number must be exactly 10 digits.': 'फ़ोन नंबर में पूरे 10 अंक होने चाहिए।',
  'Enter a valid 10-digit Indian phone number.': '10 अंकों का सही भारतीय फ़ोन नंबर भरें।',
  'Please enter a 6-digit OTP.': '6 अंकों का OTP भरें।',
  'Password is required.': 'पासवर्ड भरें।',
  'Please select a state.': 'राज्य चुनें।',
  'Please enter the day like 2026-01-05.': 'तारीख 2026-01-05 की तरह भरें।',
  'Please enter an amount in rupees, such as 499 or 499.50.': 'रकम रुपयों में भरें, जैसे 499 या 499.50।',
  'Please enter day and hour.': 'दिन और समय भरें।',
  'This date does not exist.': 'ऐसी कोई तारीख नहीं है।',
  'From Date must not be later than To Date.': 'पहली तारीख आखिरी तारीख के बाद की नहीं हो सकती।',
  'This date of birth cannot be right.': 'यह जन्मतिथि सही नहीं हो सकती।',
};

/** The texts of a table that exists in both languages. */
export const inPairs = <Texts extends Hindi>(
  english: Texts,
  hindi: Readonly<Record<keyof Texts, string>>,
): Hindi => {
  const texts: Hindi = hindi;
  return Object.fromEntries(Object.entries(english).map(([name, text]) => [text, texts[name]!]));
};

/** Says a message of a response in Hindi; what has no translation stays as it is. */
export function translator(messages: Hindi): (message: string) => string {
  const all = { ...ownMessages, ...messages };
  const exact = new Map(Object.entries(all));
  const patterns = [...exact].flatMap(([english, hindi]) =>
    english.includes('{}') ? [{ pattern: patternOf(english), hindi }] : [],
  );
  return function inHindi(message) {
    const found = exact.get(message);
    if (found !== undefined) return found;
    for (const { pattern, hindi } of patterns) {
      const given = pattern.exec(message)?.slice(1);
      if (given) return hindi.replace(/\{\}/g, () => inHindi(given.shift() ?? ''));
    }
    return message;
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`);
}
