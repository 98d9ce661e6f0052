import * as hindi from 'shared/model/hindi';
import * as english from 'shared/model/messages';
import { inPairs } from '../../platform/http/hindi-messages';

/** The Hindi of what the responses say, see `Module.hindi`. */
export const checkoutInHindi = {
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
  'This order was cancelled.': 'यह ऑर्डर रद्द कर दिया गया है।',
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
  'A code is on its way to the phone of the order.': 'OTP ऑर्डर में दिए फ़ोन पर भेजा जा रहा है।',
  'The e-mail of this order cannot be corrected with a code. Please check the number, or write to us.':
    'इस ऑर्डर का ईमेल OTP से नहीं सुधारा जा सकता। नंबर जाँच लें, या हमें लिखें।',
  'The confirmation is on its way to the new address.': 'पुष्टि नए पते पर भेजी जा रही है।',
  'The e-mail was corrected before. Write to us to correct it again.':
    'ईमेल एक बार सुधारा जा चुका है। फिर से सुधारने के लिए हमें लिखें।',
  'This is the e-mail of the order already.': 'ऑर्डर का ईमेल पहले से यही है।',
  'Somebody has logged in with this e-mail already. Write to us to correct it.':
    'इस ईमेल से लॉग इन हो चुका है। इसे सुधारने के लिए हमें लिखें।',
  'With this e-mail address and phone number, the same was paid less than an hour ago. Please look for our e-mail. Do you want to pay once more? Then press the button again.':
    'इस ईमेल और फ़ोन नंबर से एक घंटे के अंदर इसी का भुगतान हो चुका है। कृपया हमारा ईमेल देखें। क्या आप एक बार और भुगतान करना चाहते हैं? तो बटन फिर दबाएँ।',
  'We have your request. The answer comes by e-mail.': 'आपका अनुरोध मिल गया। जवाब ईमेल से आएगा।',
  'A refund can be asked for within 24 hours after the payment and before the first class. This time is over, or the money has gone back.':
    'पैसे वापस भुगतान के 24 घंटे के अंदर और पहली क्लास से पहले माँगे जा सकते हैं। यह समय निकल चुका है, या पैसे लौटाए जा चुके हैं।',
  'There is no such receipt.': 'ऐसी कोई रसीद नहीं है।',
  ...inPairs(english.courseCheckoutMessages, hindi.courseCheckoutMessages),
  ...inPairs(english.companyMessages, hindi.companyMessages),
  ...inPairs(english.paymentMessages, hindi.paymentMessages),
  ...inPairs(english.webinarMessages, hindi.webinarMessages),
};
