import type { InLanguage } from 'shared/model/language';
import type { refundTexts as englishRefund, texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'आपके ऑर्डर',
  lead: 'क्या खरीदा है, किसका भुगतान बाकी है, और आपकी रसीदें।',
  print: 'प्रिंट करें',
  help: (ask, write) => (
    <>
      किसी ऑर्डर के बारे में सवाल है? उसका नंबर लिखकर {ask('WhatsApp पर पूछें')} या {write('हमें संदेश भेजें')}।
    </>
  ),
  question: 'नमस्ते, मुझे अपने इस ऑर्डर के बारे में पूछना है: ',
  printed: (siteName) => `${siteName}, आपके खाते से प्रिंट किया गया।`,

  loading: 'आपके ऑर्डर लोड हो रहे हैं…',
  failure: 'आपके ऑर्डर लोड नहीं हो सके। चिंता न करें: जिसका भुगतान हो चुका है, वह आपका ही रहेगा।',
  none: 'अभी कोई ऑर्डर नहीं',
  startLearning: 'सीखना शुरू करें',
  appearsAtOnce: 'लॉग इन करके ऑर्डर किया गया कोर्स या टिकट यहाँ तुरंत दिखता है।',

  order: 'ऑर्डर',
  ordered: 'तारीख',
  amount: 'रकम',
  refunded: (amount) => `${amount} वापस`,
  state: 'स्थिति',
  states: {
    pending: 'भुगतान बाकी',
    failed: 'भुगतान नहीं हुआ',
    expired: 'समय निकल गया',
    review: 'जाँच चल रही है',
    paid: 'भुगतान हो गया',
    refunded: 'पैसे वापस',
  },
  action: 'विकल्प',
  resumePayment: 'भुगतान पूरा करें',
  receipt: 'रसीद',
  askRefund: 'पैसे वापस माँगें',
  refundAsked: (when) => `आपने ${when} को पैसे वापस माँगे।`,
  answerBy: (day) => `जवाब ${day} तक आएगा।`,
};

export const refundTexts: InLanguage<typeof englishRefund> = {
  heading: (title) => `पैसे वापस माँगें: ${title}`,
  comesBack: (amount) =>
    `क्या लौटेगा: ${amount}, उसी कार्ड, बैंक खाते या UPI पते पर जहाँ से आए थे। पैसे लौटने के साथ कोर्स या टिकट बंद हो जाता है।`,
  byWhen: (day) => `कब तक: हमारा जवाब ${day} तक मिलेगा। हाँ होने पर बैंक को 7 से 10 कामकाजी दिन लगते हैं।`,
  rules: (until, policy) => (
    <>
      आप {until} तक माँग सकते हैं। बाकी नियम {policy('पैसे वापसी की नीति')} में हैं।
    </>
  ),
  form: 'पैसे वापस माँगें',
  reason: 'क्या ठीक नहीं रहा',
  send: 'पैसे वापस चाहिए',
  failure: 'आपका अनुरोध नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
};
