import { videos } from '../config';
import { numerologyAttendees } from './attendees';
import type { Catalogue } from '../schemas';

export const numerologyWebinar: Catalogue['webinars'][number] = {
  id: 201,
  title: 'Numerology in Daily Life',
  urlTitle: 'numerology-webinar',
  cardIntroimage: '/images/numerology-webinar.svg',
  oldPrice: 499,
  discount: 470,
  newPrice: 29,
  sessions: [],
  webinarHerot1: 'Your birth date is a map.',
  webinarHerot2: 'Learn to read it in one class,',
  webinarHerot3: 'live in Hindi and English.',
  ytThumbnail: '/images/numerology-video.svg',
  webinarAgendaFocus: 'Numbers you use every day: your date, your name, your phone',
  webinarAgendaTitle: 'From birth date to Lo Shu grid',
  webinarAgendaDuration: '90 minutes, live, with questions',
  webinarAgendaBonusA: 'A printable Lo Shu worksheet',
  webinarAgendaBonusB: 'The recording for seven days',
  webinarVideoLink: videos.numerologyWebinar,
  webinarSeatsLeft: 38,
  webinarLearnIntro:
    'Bring a pen and the birth dates of three people. By the end you will be able to',
  webinarLearnPoints: [
    'Work out your driver and conductor numbers',
    'Draw your Lo Shu grid and find what is missing',
    'See whether your name fits your birth date',
    'Check your mobile number',
    'Tell what kind of year you are in',
  ],
  webinarTestimonials: numerologyAttendees,
  hi: {
    title: 'रोज़ की ज़िंदगी में अंक ज्योतिष',
    webinarHerot1: 'आपकी जन्म तारीख एक नक्शा है।',
    webinarHerot2: 'एक ही क्लास में इसे पढ़ना सीखें,',
    webinarHerot3: 'लाइव, हिन्दी और अंग्रेज़ी में।',
    webinarAgendaFocus: 'रोज़ काम आने वाले अंक: आपकी तारीख, आपका नाम, आपका फ़ोन',
    webinarAgendaTitle: 'जन्म तारीख से लो शू ग्रिड तक',
    webinarAgendaDuration: '90 मिनट, लाइव, सवाल-जवाब के साथ',
    webinarAgendaBonusA: 'लो शू की वर्कशीट, प्रिंट करने के लिए',
    webinarAgendaBonusB: 'सात दिन तक रिकॉर्डिंग',
    webinarLearnIntro: 'एक पेन और तीन लोगों की जन्म तारीखें साथ रखें। क्लास के अंत तक यह सब आ जाएगा',
    webinarLearnPoints: [
      'अपना मूलांक और भाग्यांक निकालना',
      'अपना लो शू ग्रिड बनाना और देखना कि उसमें क्या नहीं है',
      'यह देखना कि नाम जन्म तारीख से मेल खाता है या नहीं',
      'अपना मोबाइल नंबर जाँचना',
      'यह बताना कि आपका यह साल कैसा है',
    ],
  },
};
