import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  processing: 'आपके भुगतान की पुष्टि हो रही है। इसमें कुछ सेकंड लगते हैं।',
  pendingHeading: 'भुगतान की पुष्टि हो रही है',
  pending:
    'आपके बैंक से भुगतान की पुष्टि अभी नहीं आई है। इसमें कुछ मिनट लग सकते हैं। हम देखते रहेंगे। चाहें, तो यह पेज बंद कर दें: पुष्टि ईमेल पर आ जाएगी।',
  reviewHeading: 'हम आपका भुगतान देख रहे हैं',
  review:
    'आपके पैसे मिल गए हैं, पर ऑर्डर पक्का करने से पहले हमें कुछ जाँचना है। हम आपको लिखेंगे। कृपया दोबारा भुगतान न करें।',
  failed: 'भुगतान पूरा नहीं हुआ, और ऑर्डर के पैसे नहीं आए हैं। जब चाहें, फिर कोशिश करें।',
  unknown: 'यह पता नहीं चल सका कि भुगतान हुआ या नहीं। अगर पैसे कट गए हैं, तो चिंता न करें: कुछ देर में फिर जाँचें।',
  detailsMissing:
    'इस लिंक से पता नहीं चलता कि यह किस ऑर्डर का है। अगर भुगतान अभी हुआ है, तो पुष्टि ईमेल पर आएगी।',
  confirmationSent: (email) => <>{email} पर पुष्टि भेजी जा रही है।</>,
  kinds: { course: 'लाइव कोर्स', webinar: 'लाइव वेबिनार में सीट' },
  orderNumber: 'ऑर्डर नंबर',
  amountPaid: 'दी गई रकम',
  paidAt: 'भुगतान का समय',
  lists: { course: 'मेरे कोर्स', webinar: 'मेरे वेबिनार' },
  find: (list) => `3 घंटे के अंदर यह “${list}” में मिल जाएगा।`,
  logInToFind: (logIn, list) => (
    <>
      इसी ईमेल से {logIn('लॉग इन करें')}: 3 घंटे के अंदर यह “{list}” में मिल जाएगा।
    </>
  ),
  goTo: (list) => `${list} देखें`,
  help: (email) => <>कोई सवाल? {email} पर लिखें।</>,
  helpWithOrder: (email, order) => (
    <>
      कोई सवाल? {email} पर लिखें और ऑर्डर नंबर {order} बताएँ।
    </>
  ),
  checkAgain: 'फिर जाँचें',
  tryAgain: 'फिर कोशिश करें',
  retryFailure: 'भुगतान का पेज नहीं खुल सका। कोई पैसा नहीं कटा है।',
  backToCart: 'कार्ट पर लौटें',
  backToHome: 'होम पर जाएँ',
  wrongEmail: 'ईमेल गलत है? सही करें',
  correction: 'अपना ईमेल सही करें',
  rightEmail: 'आपका सही ईमेल',
  rightEmailHint: 'पुष्टि इसी पर आएगी, और लॉग इन भी इसी से होगा। यह एक ही बार हो सकता है।',
  correct: 'सही करें',
  correcting: 'सही हो रहा है…',
  correctionFailure: 'ईमेल सही नहीं हो सका। फिर कोशिश करें।',
};
