import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
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
  booked: (name, phone) => `${name} जी, हम कल शाम 6 बजे तक ${phone} पर कॉल करेंगे।`,
  ratherWrite: 'या WhatsApp पर लिखें',
  bookedOnWhatsApp: (name) => `नमस्ते, मेरा नाम ${name} है। मैंने डेमो क्लास बुक की है।`,

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
