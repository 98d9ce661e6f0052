import { fileMessages } from 'shared/model/files';
import * as hindi from 'shared/model/hindi';
import * as english from 'shared/model/messages';

/**
 * The messages of responses in Hindi, by their English text; `{}` stands for what is put in, in this order. Those
 * that forms and the server share are in shared/model/messages.
 */
export const ownMessages: Readonly<Record<string, string>> = {
  // Any request
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

  // Fields
  'The {} field is required.': 'यह जगह भरना ज़रूरी है: {}।',
  'The {} field is not valid: {}.': 'इस जगह में कुछ सही नहीं है: {}।',
  'The {} field has a character that is not allowed.': 'इस जगह में कोई अक्षर मान्य नहीं है: {}।',
  'The body is nested too deeply.': 'अनुरोध पढ़ा नहीं जा सका।',
  '{} is required and has at most {} characters.': '{} भरना ज़रूरी है, ज़्यादा से ज़्यादा {} अक्षरों में।',
  Name: 'नाम',
  'Full name': 'पूरा नाम',
  'First name': 'नाम',
  'Last name': 'उपनाम',
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

  // Accounts
  'Invalid email or password.': 'ईमेल या पासवर्ड सही नहीं है।',
  'Logged out successfully.': 'लॉग आउट हो गया।',
  'This password is too easy to guess. Please choose another.':
    'इस पासवर्ड का अंदाज़ा लगाना बहुत आसान है। कोई और चुनें।',
  'Please verify your account with the OTP that was sent to you.':
    'आपको भेजे गए OTP से अपने खाते की पुष्टि करें।',
  'There is no such file.': 'ऐसी कोई फ़ाइल नहीं है।',
  'There are no such notes.': 'ऐसे कोई नोट्स नहीं हैं।',
  'This account may not use the admin area.': 'इस खाते से एडमिन क्षेत्र नहीं खुलता।',
  'This account logs in on the admin page, with a code.':
    'यह खाता एडमिन पेज पर कोड से लॉग इन होता है।',
  'Enter the code of your authenticator app, or a recovery code.':
    'अपने ऑथेंटिकेटर ऐप का कोड या कोई रिकवरी कोड भरें।',
  'This code is wrong or was used already.': 'यह कोड गलत है या पहले इस्तेमाल हो चुका है।',
  'Too many wrong codes: the app is locked. Enter a recovery code on a device that you have signed in on before, or ask another admin.':
    'कोड बहुत बार गलत भरा गया, इसलिए ऐप बंद है। पहले लॉग इन हो चुके डिवाइस पर रिकवरी कोड भरें, या किसी और एडमिन से कहें।',
  'A new code has just been sent.': 'नया कोड अभी-अभी भेजा गया है।',
  'Please wait {} seconds before asking for a new code.': 'नया कोड {} सेकंड बाद माँगें।',
  'The OTP is wrong or has expired. Please try again or ask for a new one.':
    'OTP गलत है या उसका समय निकल गया है। फिर कोशिश करें या नया OTP माँगें।',
  'The OTP could not be sent. Please try again in a moment.':
    'OTP भेजा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।',
  'This reset has expired or was used already. Please start again.':
    'नया पासवर्ड बनाने का समय निकल गया है या वह बन चुका है। फिर से शुरू करें।',
  'The email has already been taken.': 'इस ईमेल से खाता पहले से बना है।',
  '{} If you signed up just now, log in to enter your code, or sign up again in {} minutes.':
    '{} अगर खाता अभी-अभी बनाया है, तो लॉग इन करके कोड भरें, या {} मिनट बाद फिर से खाता बनाएँ।',
  'This account is verified already. Please log in.': 'इस खाते की पुष्टि पहले ही हो चुकी है। लॉग इन करें।',
  'This email has got an account in the meantime. Please log in, or set a new password with “Forgot your password?”.':
    'इस बीच इस ईमेल से खाता बन चुका है। लॉग इन करें, या “पासवर्ड भूल गए?” से नया पासवर्ड बनाएँ।',
  'Your password was changed.': 'आपका पासवर्ड बदल गया।',
  'This is not your current password.': 'यह आपका अभी का पासवर्ड नहीं है।',
  'Your phone number was changed.': 'आपका फ़ोन नंबर बदल गया।',
  'A code is on its way to the new number.': 'नए नंबर पर कोड भेजा जा रहा है।',
  'Please enter an Indian mobile number.': 'भारतीय मोबाइल नंबर भरें।',
  'This is your number already.': 'यह पहले से आपका नंबर है।',
  'The device was signed out.': 'उस डिवाइस पर लॉग आउट हो गया।',
  'This device is signed out already.': 'यह डिवाइस पहले ही लॉग आउट हो चुका है।',
  'The calendar has a new address.': 'कैलेंडर का पता बदल गया।',
  'Saved.': 'सहेजा गया।',
  'Your account is closed and your data is erased.':
    'आपका खाता बंद हो गया और आपकी जानकारी मिटा दी गई।',
  'Nothing is known of this person.': 'इनके बारे में कोई जानकारी नहीं है।',
  'This account belongs to the admin area, whose record of changes names it.':
    'यह खाता एडमिन क्षेत्र का है, जिसके बदलावों में इसका नाम दर्ज है।',
  'A payment or a refund is still being settled. Please try again when it is done.':
    'कोई भुगतान या पैसे वापसी अभी चल रही है। उसके पूरा होने पर फिर कोशिश करें।',

  // Consents and reminders
  'You have not agreed to this, or no longer do.': 'इसके लिए आपकी सहमति नहीं है, या अब नहीं रही।',
  'You have taken it back.': 'आपकी सहमति वापस ले ली गई।',
  'This link has ended.': 'यह लिंक अब नहीं चलता।',
  'You will not get any more of these messages.': 'अब ऐसे संदेश नहीं आएँगे।',
  'This link has ended. You can switch the reminders off in your profile.':
    'यह लिंक अब नहीं चलता। याद दिलाने वाले संदेश अपनी प्रोफ़ाइल में बंद करें।',
  'You will not get any more reminders by e-mail.': 'अब याद दिलाने वाले ईमेल नहीं आएँगे।',
  'This calendar address is no longer valid.': 'कैलेंडर का यह पता अब नहीं चलता।',

  // Enquiries
  'Thank you! We will be in touch soon.': 'धन्यवाद! हम जल्द ही आपसे बात करेंगे।',
  'Your message has been stored.': 'आपका संदेश मिल गया।',

  // Checkout and payments
  'Order created.': 'ऑर्डर बन गया।',
  'Order created. You have already paid for some of this.':
    'ऑर्डर बन गया। इसमें से कुछ का भुगतान पहले हो चुका है।',
  'At most {} of one course can be ordered.': 'एक कोर्स की ज़्यादा से ज़्यादा {} सीटें ली जा सकती हैं।',
  'The price has changed. Please check the new amount.': 'कीमत बदल गई है। नई रकम देख लें।',
  'This Idempotency-Key was used for another order.':
    'यह Idempotency-Key किसी और ऑर्डर में इस्तेमाल हो चुका है।',
  'There is no such order.': 'ऐसा कोई ऑर्डर नहीं है।',
  'This order is not paid.': 'इस ऑर्डर का भुगतान नहीं हुआ है।',
  'This order has not been paid.': 'इस ऑर्डर का भुगतान नहीं हुआ है।',
  'This order has been paid.': 'इस ऑर्डर का भुगतान हो चुका है।',
  'This order can no longer be paid. Please place a new order.':
    'इस ऑर्डर का भुगतान अब नहीं हो सकता। नया ऑर्डर करें।',
  'Your payment is still being confirmed. Please do not pay again.':
    'आपके भुगतान की पुष्टि अभी हो रही है। दोबारा भुगतान न करें।',
  'The payment service does not accept this order. Please contact us, and we will help you to pay.':
    'भुगतान सेवा यह ऑर्डर नहीं ले रही। हमसे संपर्क करें, भुगतान में हम मदद करेंगे।',
  'Payment page.': 'भुगतान का पेज।',
  'The payment page could not be opened. Please try again.':
    'भुगतान का पेज नहीं खुल सका। फिर कोशिश करें।',
  'Your payment is being checked. We will write to you.':
    'आपके भुगतान की जाँच हो रही है। हम आपको लिखेंगे।',
  'Your payment has not been confirmed yet.': 'आपके भुगतान की पुष्टि अभी नहीं हुई है।',
  'The confirmation is on its way to the new address.': 'पुष्टि नए पते पर भेजी जा रही है।',
  'The e-mail was corrected before. Write to us to correct it again.':
    'ईमेल एक बार सुधारा जा चुका है। फिर से सुधारने के लिए हमें लिखें।',
  'This is the e-mail of the order already.': 'ऑर्डर का ईमेल पहले से यही है।',
  'Somebody has logged in with this e-mail already. Write to us to correct it.':
    'इस ईमेल से लॉग इन हो चुका है। इसे सुधारने के लिए हमें लिखें।',
  'There is no such receipt.': 'ऐसी कोई रसीद नहीं है।',

  // Classroom
  course: 'कोर्स',
  webinar: 'वेबिनार',
  'You are not enrolled in this {}.': 'यह {} आपके खाते में नहीं है।',
  'The course has no such module.': 'कोर्स में ऐसा कोई अध्याय नहीं है।',
  'There is no such webinar.': 'ऐसा कोई वेबिनार नहीं है।',
  'There is no certificate with this code.': 'इस कोड का कोई प्रमाणपत्र नहीं है।',
  'There is no certificate of this course yet.': 'इस कोर्स का प्रमाणपत्र अभी नहीं बना है।',

  // The page of a teacher
  'This link has ended. Please ask for a new one.': 'यह लिंक अब नहीं चलता। नया लिंक माँगें।',
  'There is no such class.': 'ऐसी कोई क्लास नहीं है।',
  'There is no class of this day.': 'इस दिन की कोई क्लास नहीं है।',
  'This class has not begun yet.': 'यह क्लास अभी शुरू नहीं हुई है।',
  'This class is over.': 'यह क्लास हो चुकी है।',
  'This person is not in the class.': 'ये इस क्लास में नहीं हैं।',

  // Uploads
  'Please send the file as a form.': 'फ़ाइल फ़ॉर्म से भेजें।',
  'Please choose a file.': 'कोई फ़ाइल चुनें।',
  'The form could not be read.': 'फ़ॉर्म पढ़ा नहीं जा सका।',
};

/** The texts of the tables that exist in both languages, in pairs. */
function sharedMessages(): [string, string][] {
  const tables: [object, object][] = [
    [fileMessages, hindi.fileMessages],
    [english.signupMessages, hindi.signupMessages],
    [english.otpMessages, hindi.otpMessages],
    [english.forgotPasswordMessages, hindi.forgotPasswordMessages],
    [english.resetPasswordMessages, hindi.resetPasswordMessages],
    [english.profileMessages, hindi.profileMessages],
    [english.courseCheckoutMessages, hindi.courseCheckoutMessages],
    [english.companyMessages, hindi.companyMessages],
    [english.contactMessages, hindi.contactMessages],
    [english.paymentMessages, hindi.paymentMessages],
    [english.webinarMessages, hindi.webinarMessages],
  ];
  return tables.flatMap(([from, to]) => {
    const texts: Record<string, string> = { ...to };
    return Object.entries<string>({ ...from }).map(([name, text]): [string, string] => [
      text,
      texts[name]!,
    ]);
  });
}

const exact = new Map([...sharedMessages(), ...Object.entries(ownMessages)]);

/** The messages with something put in, as patterns. */
const patterns = [...exact].flatMap(([english, hindi]) =>
  english.includes('{}') ? [{ pattern: patternOf(english), hindi }] : [],
);

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`);
}

/** A message of a response in Hindi; what has no translation stays as it is. */
export function inHindi(message: string): string {
  const found = exact.get(message);
  if (found !== undefined) return found;
  for (const { pattern, hindi } of patterns) {
    const given = pattern.exec(message)?.slice(1);
    if (given) return hindi.replace(/\{\}/g, () => inHindi(given.shift() ?? ''));
  }
  return message;
}
