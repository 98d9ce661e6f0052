import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const webinarDateTexts: InLanguage<typeof english.webinarDateTexts> = {
  dayAndHour: 'दिन और भारतीय समय',
  comingSunday: 'आने वाला रविवार',
};

const ofSubject = (subject = '') => subject && `${subject} का `;

export const webinarTexts: InLanguage<typeof english.webinarTexts> = {
  title: (webinar, subject) => `${webinar}: ${ofSubject(subject)}लाइव वेबिनार`,
  webinars: 'वेबिनार',
  allWebinars: 'सभी वेबिनार',
  otherWebinars: 'शायद पता पुराना है या लिखने में गलती हुई है। आने वाले सभी वेबिनार एक ही पेज पर हैं।',

  kicker: (subject) => `${ofSubject(subject)}लाइव वेबिनार, हिन्दी और अंग्रेज़ी में`,
  saleClosed: 'टिकट मिलना बंद हो गया',
  comingSunday: 'आने वाला रविवार',
  nextLiveClass: 'अगली लाइव क्लास',
  timeLeft: 'वेबिनार शुरू होने में बाकी समय',
  limitedSeats: 'लाइव क्लास, सीटें गिनी-चुनी',
  seatsLeft: (seats, figure) => (
    <>
      {figure} {seats === 1 ? 'सीट' : 'सीटें'} बाकी
    </>
  ),
  inventedSeats: 'सीटों की यह संख्या असली नहीं है।',

  agenda: 'वेबिनार में क्या होगा',
  inFocus: 'मुख्य विषय',
  duration: 'कितनी देर',
  firstBonus: 'पहला बोनस',
  secondBonus: 'दूसरा बोनस',
  lessons: 'क्या सीखने को मिलेगा',
  lookInside: (webinar) => `एक झलक: ${webinar}`,

  pastAttendees: 'पहले आए लोगों की राय',
  satInBefore: 'पहले आए लोग क्या कहते हैं',
  inventedPeople: 'ये लोग और उनकी बातें असली नहीं हैं।',

  about: 'इस वेबिनार के बारे में',
  aboutWebinars: [
    'ज़्यादातर विद्यार्थी हमसे पहली बार वेबिनार में ही मिलते हैं: एक शिक्षक, एक व्हाइटबोर्ड और एक विषय, इतनी गहराई से कि उसी शाम काम आ जाए। सवाल हिन्दी में हो या अंग्रेज़ी में, जवाब उसी भाषा में मिलता है।',
    'बस एक फ़ोन या कंप्यूटर चाहिए, और कुछ नहीं। टिकट का भुगतान होते ही लाइव क्लास का लिंक ईमेल से आ जाता है। अपनी जन्म तारीख और जन्म का समय पास रखें; उदाहरण आपकी ही कुंडली के होंगे।',
  ],
};

export const webinarsTexts: InLanguage<typeof english.webinarsTexts> = {
  title: 'लाइव वेबिनार',
  description: (onSundays, price) =>
    `${onSundays ? 'हर रविवार ' : ''}अंक ज्योतिष और ज्योतिष के वेबिनार, हिन्दी और अंग्रेज़ी में लाइव${price ? `, ${price} में` : ''}। अपनी जन्म तारीख साथ लाएँ और अपनी ही कुंडली के बारे में पूछें।`,
  webinars: 'वेबिनार',

  heading: 'तारों की छाँव में लाइव',
  headingOfSundays: 'तारों की छाँव में रविवार',
  lead: 'अंक ज्योतिष और ज्योतिष के लाइव वेबिनार, हिन्दी और अंग्रेज़ी में। एक बार में एक ही विषय, इतनी गहराई से कि उसी शाम काम आ जाए।',
  pages: 'वेबिनार के पेज',

  howItGoes: 'यह कैसे होता है',
  takeTicket: 'टिकट लें',
  ticketCosts: 'एक सीट दो कप चाय से भी सस्ती है। लिंक ईमेल से आता है।',
  comeOnSunday: 'रविवार को आएँ',
  comeToClass: 'क्लास में आएँ',
  classIsLive: 'एस्ट्रो-गुरु के साथ लाइव, हिन्दी और अंग्रेज़ी में, फ़ोन या कंप्यूटर पर।',
  askYourChart: 'अपनी कुंडली के बारे में पूछें',
  examplesAreYours: 'उदाहरण आपकी ही जन्म तारीखों के होते हैं। सवाल चैट में पूछें।',
};
