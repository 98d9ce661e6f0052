import type { WebinarTestimonial } from '../schemas';
import { drawn } from './shared-facts';

const ink = { bgColor: 'var(--color-ink)', color: 'var(--color-on-ink)' };
const gold = { bgColor: 'var(--color-gold-soft)', color: 'var(--color-on-parchment)' };
const parchment = {
  bgColor: 'var(--color-parchment-raised)',
  color: 'var(--color-on-parchment)',
};

/** Sample people: see README.md of this folder for how to replace them. */
export const numerologyAttendees: WebinarTestimonial[] = [
  {
    ...drawn('snehal-patil'),
    title: 'Ninety minutes well spent',
    text: 'I worked out my whole family’s numbers before the tea got cold. It explained why my brother and I never agree about money.',
    name: 'Snehal Patil',
    role: 'School teacher, Nashik',
    ...ink,
    hi: {
      title: 'नब्बे मिनट, पूरे वसूल',
      text: 'चाय ठंडी होने से पहले मैंने पूरे घर के अंक निकाल लिए। अब समझ आया कि पैसों की बात पर भाई से मेरी कभी क्यों नहीं बनती।',
      role: 'स्कूल शिक्षक, नासिक',
    },
  },
  {
    ...drawn('vikram-rathore'),
    title: 'No fear, no selling',
    text: 'I expected a sales pitch and got a lesson. Every question in the chat was answered, mine at a quarter to one.',
    name: 'Vikram Rathore',
    role: 'Shop owner, Udaipur',
    ...gold,
    hi: {
      title: 'न डर, न बिक्री',
      text: 'लगा था कि कुछ बेचा जाएगा, पर यहाँ सच में सिखाया गया। चैट के हर सवाल का जवाब मिला, मेरे सवाल का पौने एक बजे।',
      role: 'दुकानदार, उदयपुर',
    },
  },
  {
    ...drawn('fatima-sheikh'),
    title: 'Clear for a beginner',
    text: 'I knew nothing but my birth date. The worksheet made it simple, and I still use it.',
    name: 'Fatima Sheikh',
    role: 'College student, Surat',
    ...parchment,
    hi: {
      title: 'नए लोगों के लिए भी साफ़',
      text: 'मुझे अपनी जन्म तारीख के सिवा कुछ नहीं पता था। वर्कशीट ने सब आसान कर दिया, और वह आज भी काम आती है।',
      role: 'कॉलेज छात्रा, सूरत',
    },
  },
  {
    ...drawn('anand-murthy'),
    title: 'I enrolled the same week',
    text: 'The personal year part was right about three years running. I wanted to know how, so I joined the course.',
    name: 'Anand Murthy',
    role: 'Accountant, Bengaluru',
    ...ink,
    hi: {
      title: 'उसी हफ़्ते कोर्स ले लिया',
      text: 'व्यक्तिगत वर्ष वाली बात लगातार तीन साल सही निकली। जानना था कि कैसे, इसलिए मैं कोर्स में आ गया।',
      role: 'अकाउंटेंट, बेंगलुरु',
    },
  },
];

/** Sample people: see README.md of this folder for how to replace them. */
export const astrologyAttendees: WebinarTestimonial[] = [
  {
    ...drawn('usha-tiwari'),
    title: 'I found my own ascendant',
    text: 'I had been reading the wrong sign in the newspaper for twenty years. Now I can draw my chart and know what the twelve boxes are.',
    name: 'Usha Tiwari',
    role: 'Homemaker, Prayagraj',
    ...ink,
    hi: {
      title: 'मुझे अपना लग्न मिल गया',
      text: 'बीस साल से मैं अखबार में गलत राशि पढ़ रही थी। अब मैं अपनी कुंडली बना सकती हूँ और जानती हूँ कि बारह खाने क्या हैं।',
      role: 'गृहिणी, प्रयागराज',
    },
  },
  {
    ...drawn('savio-braganza'),
    title: 'Straight answers',
    text: 'Acharya ji said plainly what a chart cannot tell. That made me trust the rest.',
    name: 'Savio Braganza',
    role: 'Engineer, Panaji',
    ...gold,
    hi: {
      title: 'सीधे जवाब',
      text: 'आचार्य जी ने साफ़ कहा कि कुंडली क्या नहीं बता सकती। इसी से बाकी बातों पर भरोसा हुआ।',
      role: 'इंजीनियर, पणजी',
    },
  },
  {
    ...drawn('ahana-sengupta'),
    title: 'Good in both languages',
    text: 'My mother followed in Hindi and I in English, on the same sofa.',
    name: 'Ahana Sengupta',
    role: 'Designer, Kolkata',
    ...parchment,
    hi: {
      title: 'दोनों भाषाओं में अच्छा',
      text: 'एक ही सोफ़े पर माँ ने हिन्दी में समझा और मैंने अंग्रेज़ी में।',
      role: 'डिज़ाइनर, कोलकाता',
    },
  },
  {
    ...drawn('baldev-singh'),
    title: 'More than I paid for',
    text: 'For the price of a samosa plate I got a worksheet, a recording and a chart of my daughter that I understand.',
    name: 'Baldev Singh',
    role: 'Retired officer, Chandigarh',
    ...ink,
    hi: {
      title: 'कीमत से ज़्यादा मिला',
      text: 'एक प्लेट समोसे के दाम में वर्कशीट मिली, रिकॉर्डिंग मिली, और अपनी बेटी की वह कुंडली जो मेरी समझ में आती है।',
      role: 'रिटायर्ड अफ़सर, चंडीगढ़',
    },
  },
];
