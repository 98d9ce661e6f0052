import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  requestCallback: 'कॉलबैक पाएँ',
  reserveFreeSeat: 'मुफ़्त सीट लें',
  prices: (course, webinar) => `कोर्स ${course} से, वेबिनार ${webinar} से`,
  heroFiguresInvented: 'ये आँकड़े असली नहीं हैं।',

  name: 'नाम',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  course: 'कोर्स',
  chooseCourse: 'कोर्स चुनें',
  numerologyCourse: 'अंक ज्योतिष कोर्स',
  astrologyCourse: 'ज्योतिष कोर्स',
  sending: 'भेजा जा रहा है…',
  callMeBack: 'मुझे कॉल करें',

  whereToBegin: 'अपनी शुरुआत चुनें',
  liveCourse: 'लाइव कोर्स',
  sundayWebinar: 'रविवार का वेबिनार',
  liveWebinar: 'लाइव वेबिनार',
  webinarOffer: 'एस्ट्रो-गुरु के साथ डेढ़ घंटा, लाइव, हिन्दी और अंग्रेज़ी में।',
  sentence: (subtitle) => `${subtitle}।`,
  allWebinars: 'सभी वेबिनार',

  teachersHeading: 'शिक्षक, जो खुद भी यही काम करते हैं',
  teachersLead: 'हम इन्हें एस्ट्रो-गुरु कहते हैं। ये सुबह लोगों को सलाह देते हैं और शाम को विद्यार्थियों को पढ़ाते हैं।',
  teachersInvented: 'ये शिक्षक असली नहीं हैं।',
  teachers: 'शिक्षक',
  invitationToTeach: (tutor) => <>पढ़ाना पसंद है? {tutor('एस्ट्रो-गुरु बनें')}</>,

  bookDemoClass: 'लाइव डेमो क्लास बुक करें',
  free: 'बिल्कुल मुफ़्त',
  reserveMySeat: 'मेरी सीट बुक करें',
  booking: 'सीट बुक हो रही है…',

  journeyHeading: 'पहली क्लास से लेकर पहले क्लाइंट तक',
  step: (number) => `कदम ${number}`,

  featuresHeading: 'हमारे कोर्स की खास बातें',
  featuresLead: 'अंक ज्योतिष और ज्योतिष, दोनों कोर्स इसी तरह पढ़ाए जाते हैं।',
  whoCanEnroll: 'ये कोर्स किनके लिए हैं',

  earningsHeading: 'इस काम में कितनी कमाई है',
  earningsLead: 'ये अनुमान हैं: आपकी कमाई आपके काम, शहर और क्लाइंट पर निर्भर है।',
  earningsInvented: 'ये आँकड़े, और नीचे के लोग और उनकी बातें, असली नहीं हैं।',
  testimonials: 'विद्यार्थियों की राय',

  moreThan: (figure, trust) => `${figure} से ज़्यादा ${trust}`,
  numberInvented: 'यह संख्या असली नहीं है।',
  closingLead: (onSundays, webinars) => (
    <>
      {webinars(onSundays ? 'रविवार के वेबिनार' : 'लाइव वेबिनार')} से शुरू करें, या खाता बनाकर अगले बैच में आएँ।
    </>
  ),
  createAccount: 'अपना खाता बनाएँ',
  seeCourses: 'कोर्स देखें',

  bookDemo: 'डेमो बुक करें',
  bookMyDemo: 'मेरा डेमो बुक करें',
  whatHappensNow: 'अब आगे क्या',
  sendBooking: (whatsApp) => (
    <>बताएँ कि कौन सा दिन ठीक रहेगा: आपकी बुकिंग ईमेल में तैयार है, या उसे {whatsApp('WhatsApp पर भेजें')}।</>
  ),
  sendByEmail: 'ईमेल से भेजें',
  bookingSubject: (name) => `डेमो क्लास: ${name}`,
  bookingOnWhatsApp: (entries) => `नमस्ते, मुझे एक डेमो क्लास चाहिए। ${entries}`,
};

export const hero: InLanguage<typeof english.hero> = {
  heading: { start: 'गूढ़ विद्याएँ सीखें और', gilded: 'आज से जी भरकर कमाएँ' },
  lead: 'ज्योतिष और अंक ज्योतिष के लाइव कोर्स और कम कीमत के वेबिनार, हिन्दी और अंग्रेज़ी में, उन एस्ट्रो-गुरुओं से जो खुद लोगों की कुंडली देखते हैं।',
};

export const demoClass: InLanguage<typeof english.demoClass> = {
  lead: 'फ़ीस देने से पहले एक असली क्लास में बैठकर देखें।',
  points: [
    'एस्ट्रो-गुरु के साथ एक घंटा लाइव, हिन्दी और अंग्रेज़ी में',
    'बोर्ड पर आपकी अपनी कुंडली, या आपके नाम का हिसाब',
    'आखिर में सवाल-जवाब, और दाखिला लेने की कोई मजबूरी नहीं',
  ],
};

export const journey: InLanguage<typeof english.journey> = {
  crescent: {
    title: 'दाखिला लें और ट्रेनिंग पूरी करें',
    text: 'शाम को लाइव क्लास, छूटे हुए दिनों की रिकॉर्डिंग, और एक मेंटर जो आपका काम जानते हैं।',
  },
  half: {
    title: 'प्रमाणपत्र, और प्लेटफ़ॉर्म पर कमाई का मौका',
    text: 'आखिरी परीक्षा पास करें, और प्रमाणपत्र के साथ उस प्लेटफ़ॉर्म पर जगह पाएँ जहाँ लोग हमसे सलाह लेते हैं।',
  },
  full: {
    title: '2 करोड़ रुपये तक कमाएँ',
    text: 'सलाह दें, पढ़ाएँ या लिखें। जितनी कुंडलियाँ देखी हों, फ़ीस उतनी ज़्यादा।',
  },
};

export const features: InLanguage<typeof english.features> = [
  {
    title: 'रोज़ लाइव क्लास, साथ में रिकॉर्डिंग',
    text: 'क्लास चलते हुए लाइव चैट में सवाल पूछें, और हर रिकॉर्डिंग पूरे साल देखें।',
  },
  {
    title: 'हर कोर्स का प्रमाणपत्र',
    text: 'जो कोर्स पूरा करें, उसका प्रमाणपत्र, और फिर नौकरी ढूँढने में मदद।',
  },
  {
    title: '100% प्लेसमेंट का मौका',
    text: 'इंटर्नशिप, नौकरी, और प्रीमियम मार्केटप्लेस में मुफ़्त जगह।',
  },
  {
    title: 'आपका अपना मेंटर',
    text: 'मेंटर चैट या कॉल पर जवाब देते हैं, आपकी अपनी कुंडलियों पर, किसी नमूने पर नहीं।',
  },
  {
    title: 'सिर्फ़ 2-3 महीने',
    text: 'इतना समय कि हुनर आ जाए, और इतना कम कि कोर्स पूरा हो जाए।',
  },
];

export const whoCanEnroll: InLanguage<typeof english.whoCanEnroll> = [
  {
    title: 'बिना प्रमाणपत्र के ज्योतिषी',
    text: 'कुंडली देखना आपको आता है। अब सही तरीका सीखें, और वह कागज़ पाएँ जो इसे साबित करे।',
  },
  {
    title: 'कॉलेज के विद्यार्थी',
    text: 'शाम की क्लास, ताकि कॉलेज का लेक्चर न छूटे, और ऐसा हुनर जो डिग्री से पहले कमाई दे।',
  },
  {
    title: 'नौकरीपेशा लोग',
    text: 'शनिवार-रविवार की दूसरी कमाई, जो हर सलाह के साथ बढ़ती है।',
  },
  {
    title: 'गृहिणियाँ',
    text: 'घर बैठे काम, अपने चुने हुए समय पर, अपनी भाषा में।',
  },
];

export const promo: InLanguage<typeof english.promo> = {
  label: 'मेंटर के साथ लाइव',
  title: 'अंक ज्योतिष कोर्स',
  text: 'एक मेंटर और छोटा बैच: लो शू ग्रिड, नाम सुधार, व्यक्तिगत वर्ष, और क्लास में आपके अपने अभ्यास के केस।',
  button: 'जल्द आ रहा है',
};

export const demoCardTexts: InLanguage<typeof english.demoCardTexts> = {
  booked: (name, phone) => `${name} जी, हम कल शाम 6 बजे तक ${phone} पर कॉल करेंगे।`,
  ratherWrite: 'या WhatsApp पर लिखें',
  bookedOnWhatsApp: (name) => `नमस्ते, मेरा नाम ${name} है। मैंने डेमो क्लास बुक की है।`,
  weCall: (when) => `आपने डेमो क्लास बुक की है: हम ${when} तक आपको कॉल करेंगे।`,
  late: 'हमें देर हो गई',
  lateText: (when) =>
    `हमने ${when} तक कॉल करने को कहा था, पर नहीं की। हमें खेद है। अगर आप रुकना न चाहें, तो हमें कॉल करें:`,
};
