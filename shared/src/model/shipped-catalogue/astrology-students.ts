import type { StudentTestimonial } from '../schemas';
import { drawn } from './shared-facts';

export const astrologyStudents: StudentTestimonial[] = [
  {
    ...drawn('anjali-mishra'),
    name: 'Anjali Mishra, Lucknow',
    minCTC: 6,
    maxCTC: 10,
    testimonial:
      'I practised for years on what my uncle had taught me. This course gave me the order in which to read a chart, and the certificate my clients kept asking about.',
    hi: {
      testimonial:
        'चाचा ने जो सिखाया था, उसी के भरोसे मैं बरसों काम करती रही। इस कोर्स से मुझे कुंडली पढ़ने का क्रम मिला, और वह प्रमाणपत्र भी जिसके बारे में लोग हमेशा पूछते थे।',
    },
  },
  {
    ...drawn('suresh-pillai'),
    name: 'Suresh Pillai, Thiruvananthapuram',
    minCTC: 8,
    maxCTC: 12,
    testimonial:
      'The dasha module is worth the fee by itself. We worked through forty real charts, and by the last one I was ahead of the class.',
    hi: {
      testimonial:
        'दशा वाला अध्याय अकेले ही फ़ीस वसूल कर देता है। हमने चालीस असली कुंडलियाँ हल कीं, और आखिरी तक मैं क्लास से आगे था।',
    },
  },
  {
    ...drawn('neha-kulkarni'),
    name: 'Neha Kulkarni, Nagpur',
    minCTC: 5,
    maxCTC: 7,
    testimonial:
      'With two small children I could study only after ten at night. I watched the recordings, sent my doubts on chat and had answers by the morning.',
    hi: {
      testimonial:
        'दो छोटे बच्चों के साथ मैं रात दस बजे के बाद ही पढ़ पाती थी। रिकॉर्डिंग देखती, अपने सवाल चैट पर भेजती, और सुबह तक जवाब आ जाते।',
    },
  },
  {
    ...drawn('imran-qureshi'),
    name: 'Imran Qureshi, Bhopal',
    minCTC: 6,
    maxCTC: 9,
    testimonial:
      'I came as a sceptic who wanted to know how it is done. Acharya ji never asked me to believe, only to check. I stayed, and now I teach beginners myself.',
    hi: {
      testimonial:
        'मैं शक लेकर आया था, बस यह जानना था कि यह होता कैसे है। आचार्य जी ने कभी मानने को नहीं कहा, सिर्फ़ परखने को कहा। मैं रुक गया, और अब खुद नए लोगों को सिखाता हूँ।',
    },
  },
  {
    ...drawn('meenakshi-reddy'),
    name: 'Meenakshi Reddy, Hyderabad',
    minCTC: 9,
    maxCTC: 14,
    testimonial:
      'I left human resources for consulting. The internship gave me my first thirty clients, and half of them still call.',
    hi: {
      testimonial:
        'HR की नौकरी छोड़कर मैं सलाह देने लगी। पहले तीस लोग इंटर्नशिप से मिले, और उनमें से आधे आज भी फ़ोन करते हैं।',
    },
  },
  {
    ...drawn('arjun-thakur'),
    name: 'Arjun Thakur, Shimla',
    minCTC: 4,
    maxCTC: 6,
    testimonial:
      'I did it in the summer after college. Drawing charts by hand felt slow at first, but now I see a yoga before the software has loaded.',
    hi: {
      testimonial:
        'मैंने यह कोर्स कॉलेज के बाद की छुट्टियों में किया। हाथ से कुंडली बनाना शुरू में धीमा लगा, पर अब सॉफ़्टवेयर खुलने से पहले ही योग दिख जाता है।',
    },
  },
  {
    ...drawn('pooja-bhatt'),
    name: 'Pooja Bhatt, Ahmedabad',
    minCTC: 7,
    maxCTC: 11,
    testimonial:
      'Prashna kundali was new to me. Last month a family found their lost papers where the chart pointed, and sent me three more families.',
    hi: {
      testimonial:
        'प्रश्न कुंडली मेरे लिए नई थी। पिछले महीने एक परिवार को खोए हुए कागज़ वहीं मिले जहाँ कुंडली ने इशारा किया था, और उन्होंने तीन और परिवार मेरे पास भेजे।',
    },
  },
  {
    ...drawn('debashish-roy'),
    name: 'Debashish Roy, Siliguri',
    minCTC: 5,
    maxCTC: 8,
    testimonial:
      'Small batch, patient teacher, honest marking in the final test. I had to sit it twice, and I am glad that I did.',
    hi: {
      testimonial:
        'छोटा बैच, धीरज वाले शिक्षक, और आखिरी परीक्षा में ईमानदारी के नंबर। मुझे परीक्षा दो बार देनी पड़ी, और इसकी मुझे खुशी है।',
    },
  },
  {
    ...drawn('gayatri-hegde'),
    name: 'Gayatri Hegde, Mysuru',
    minCTC: 10,
    maxCTC: 18,
    testimonial:
      'I already knew Sanskrit and some astronomy. The course joined the two, and the marketplace listing brought clients from abroad in my first month.',
    hi: {
      testimonial:
        'संस्कृत और थोड़ा खगोल मुझे पहले से आता था। कोर्स ने दोनों को जोड़ दिया, और मार्केटप्लेस पर नाम आते ही पहले महीने में विदेश से लोग आने लगे।',
    },
  },
];
