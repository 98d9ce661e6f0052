import * as hindi from 'shared/model/hindi';
import * as english from 'shared/model/messages';
import { inPairs } from '../../platform/http/hindi-messages';

/** The Hindi of what the responses say, see `Module.hindi`. */
export const accountsInHindi = {
  'Invalid email or password.': 'ईमेल या पासवर्ड सही नहीं है।',
  'Logged out successfully.': 'लॉग आउट हो गया।',
  'This password is too easy to guess. Please choose another.':
    'इस पासवर्ड का अंदाज़ा लगाना बहुत आसान है। कोई और चुनें।',
  'Please verify your account with the OTP that was sent to you.':
    'आपको भेजे गए OTP से अपने खाते की पुष्टि करें।',
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
  'Please upload a picture here.': 'तस्वीर यहीं अपलोड करें।',
  'Saved.': 'सहेजा गया।',
  ...inPairs(english.signupMessages, hindi.signupMessages),
  ...inPairs(english.otpMessages, hindi.otpMessages),
  ...inPairs(english.forgotPasswordMessages, hindi.forgotPasswordMessages),
  ...inPairs(english.resetPasswordMessages, hindi.resetPasswordMessages),
  ...inPairs(english.profileMessages, hindi.profileMessages),
};
