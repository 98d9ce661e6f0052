import { contact, siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './order-mail-texts';

export const texts: InLanguage<typeof english> = {
  dear: (name) => `प्रिय ${name},`,
  hello: 'नमस्ते,',
  orderNumber: 'ऑर्डर नंबर',
  kind: { course: 'कोर्स', webinar: 'वेबिनार' },
  when: 'कब',
  whenOf: (title) => `कब: ${title}`,
  goToLogin: 'लॉग इन करें',
  openClassroom: 'क्लासरूम खोलें',
  questions: `कोई सवाल? ${contact.email} पर लिखें या ${contact.phone} पर कॉल करें।`,
  paidSubject: (order) => `आपका ${siteName} ऑर्डर ${order}`,
  thanks: 'आपके ऑर्डर के लिए धन्यवाद',
  coursePaid: 'आपका भुगतान मिल गया है, और आपका कोर्स डैशबोर्ड में आपका इंतज़ार कर रहा है।',
  webinarPaid: 'आपका भुगतान मिल गया है, और वेबिनार में आपकी सीट पक्की है।',
  receipt: 'रसीद',
  amountPaid: 'भुगतान की रकम',
  paidOn: 'भुगतान का समय',
  addressUnproven:
    'इस ईमेल से एक खाता पहले से है, पर इस पते की पुष्टि कभी नहीं हुई। लॉग इन पेज पर “पासवर्ड याद नहीं?” चुनें और हमारा भेजा हुआ OTP भरें: फिर आपका ऑर्डर उस खाते में होगा।',
  logIn: 'इसी ईमेल से लॉग इन करें। अगर खाता नया है, तो उसका पासवर्ड वही है जो भुगतान के समय भरा गया था।',
  refundSubject: (order) => `आपके ${siteName} ऑर्डर ${order} की पैसे वापसी`,
  refundHeading: 'आपके पैसे वापस आ रहे हैं',
  returned:
    'नीचे लिखी रकम हमने उसी खाते में लौटा दी है जिससे भुगतान हुआ था। बैंक में दिखने में 7-10 कामकाजी दिन लगते हैं।',
  noLongerOpen: 'इस ऑर्डर से खरीदा हुआ अब आपके डैशबोर्ड में नहीं खुलेगा।',
  amountReturned: 'लौटाई गई रकम',
  creditNote: 'क्रेडिट नोट',
  newDatesSubject: (order) => `आपके ${siteName} ऑर्डर ${order} की नई तारीखें`,
  newDates: 'आपकी नई तारीखें',
  moved: 'हमने आपकी सीट बदल दी है। अब से ये तारीखें मान्य हैं; ये आपके डैशबोर्ड में भी हैं।',
  doesNotSuit: `क्या यह आपके लिए ठीक नहीं? ${contact.email} पर लिखें या ${contact.phone} पर कॉल करें।`,
  hourSubject: (when) => `आपके वेबिनार का समय: ${when}`,
  hourFixed: 'आपके वेबिनार का समय तय हो गया है। शुरू होने से 15 मिनट पहले से जुड़ें।',
  hourDoesNotSuit: `क्या यह समय ठीक नहीं? ${contact.email} पर लिखें या ${contact.phone} पर कॉल करें।`,
  correctedSubject: (order) => `ऑर्डर ${order} का ईमेल अब दूसरा है`,
  corrected: 'इस ऑर्डर का ईमेल अब दूसरा है',
  wasMistake: (order) =>
    `ऑर्डर ${order} के खरीदार ने बताया है कि यह पता गलती से लिखा गया था। यह ऑर्डर, और उससे जो खुला था, अब दूसरे पते का है, और उसके बारे में यहाँ और कुछ नहीं आएगा।`,
  ifYours: 'अगर यह ऑर्डर आपका ही है, तो हमें लिखें।',
  reviewSubject: (order) => `${order} के आपके भुगतान की जाँच हो रही है`,
  review: 'आपके भुगतान की जाँच हो रही है',
  reviewReasons: {
    amount: 'आपके ऑर्डर के लिए भुगतान मिला है, पर उसकी रकम कीमत के बराबर नहीं है।',
    currency: 'आपके ऑर्डर के लिए भुगतान मिला है, पर किसी और मुद्रा में।',
    counted_elsewhere: 'आपके ऑर्डर के लिए भुगतान मिला है, पर उस पर किसी और ऑर्डर का नाम भी है।',
    paid_twice: 'आपके ऑर्डर का भुगतान दो बार हो गया है।',
    already_owned: 'आपका भुगतान मिला है, पर इसका भुगतान पहले ही हो चुका था।',
  },
  teamWrites:
    'हमारी टीम इसे देखकर आपको लिखेगी। आपके पैसे सुरक्षित हैं: जिसका भुगतान हुआ है वह आपको मिलेगा, या आपके पैसे वापस मिलेंगे। दोबारा भुगतान न करें।',
  amount: 'रकम',
  grantedSubject: (title) => `आपकी सीट पक्की है: ${title}`,
  granted: 'हमने आपको सीट दी है। कोई भुगतान नहीं करना है।',
  grantedUnproven:
    'लॉग इन पेज पर “पासवर्ड याद नहीं?” चुनें और हमारा भेजा हुआ OTP भरें: फिर यह आपके डैशबोर्ड में होगा।',
  grantedPurchased: 'इसी ईमेल से लॉग इन करें: यह आपके डैशबोर्ड में है।',
};
