import type { SiteQuestion } from '../schemas';

/** The questions and answers of the about page. */
export const siteQuestions: SiteQuestion[] = [
  {
    id: 1,
    category: 'Students',
    question: 'How long does a course take?',
    answer:
      '3-6 months, depending on the subject and on how many practice charts you want read. Recordings stay open for a year.',
    hi: {
      question: 'कोर्स कितने समय का होता है?',
      answer:
        '3-6 महीने का। यह विषय पर निर्भर है, और इस पर भी कि अभ्यास के कितने चार्ट जँचवाने हैं। रिकॉर्डिंग एक साल तक खुली रहती हैं।',
    },
  },
  {
    id: 2,
    category: 'Students',
    question: 'In which language are the classes?',
    answer:
      'Every class is live and bilingual: taught in Hindi, with each term and rule repeated in English. Notes come in both.',
    hi: {
      question: 'क्लास किस भाषा में होती हैं?',
      answer:
        'हर क्लास लाइव और दो भाषाओं में होती है: पढ़ाई हिन्दी में, और हर शब्द और नियम अंग्रेज़ी में भी। नोट्स दोनों में मिलते हैं।',
    },
  },
  {
    id: 3,
    category: 'Students',
    question: 'I have paid. When does my course appear?',
    answer:
      'Usually at once. A course may take up to 3 hours to appear in your dashboard after payment; after that, write to us with your order number.',
    hi: {
      question: 'भुगतान हो गया है। मेरा कोर्स कब दिखेगा?',
      answer:
        'आम तौर पर तुरंत। भुगतान के बाद डैशबोर्ड में कोर्स दिखने में 3 घंटे तक लग सकते हैं। उसके बाद अपने ऑर्डर नंबर के साथ हमें लिखें।',
    },
  },
  {
    id: 4,
    category: 'Students',
    question: 'What if I miss a class?',
    answer:
      'Watch the recording the same night, and bring your doubt to the next class or to the live chat.',
    hi: {
      question: 'कोई क्लास छूट जाए तो?',
      answer: 'उसी रात रिकॉर्डिंग देखें, और अपनी शंका अगली क्लास में या लाइव चैट पर पूछें।',
    },
  },
  {
    id: 5,
    category: 'Students',
    question: 'Do I get a certificate and help with work?',
    answer:
      'Yes. Every course ends in a certificate, and holders get placement help: an internship, a job lead, or a place on our marketplace.',
    hi: {
      question: 'क्या प्रमाणपत्र और काम पाने में मदद मिलती है?',
      answer:
        'हाँ। हर कोर्स के अंत में प्रमाणपत्र मिलता है, और उसके साथ काम पाने में मदद: इंटर्नशिप, नौकरी की जानकारी, या हमारे मार्केटप्लेस पर जगह।',
    },
  },
  {
    id: 6,
    category: 'Astro-Gurus',
    question: 'Who can become an Astro-Guru?',
    answer:
      'Practitioners with 10+ years behind them who have taught 100+ students. The tutor page lists what we ask for and holds the application form.',
    hi: {
      question: 'एस्ट्रो-गुरु कौन बन सकता है?',
      answer:
        'जिनके पास 10+ साल का अनुभव है और जिन्होंने 100+ विद्यार्थियों को सिखाया है। शिक्षकों के पेज पर लिखा है कि हम क्या चाहते हैं, और आवेदन का फ़ॉर्म भी वहीं है।',
    },
  },
  {
    id: 7,
    category: 'Astro-Gurus',
    question: 'What does astrologer onboarding require?',
    answer:
      'Two things: 90% attendance in the training, and 80% in the final exams. Then your profile opens for consultations.',
    hi: {
      question: 'ज्योतिषी के रूप में जुड़ने के लिए क्या चाहिए?',
      answer:
        'दो बातें: ट्रेनिंग में 90% हाज़िरी, और आखिरी परीक्षा में 80%। फिर सलाह देने के लिए आपकी प्रोफ़ाइल खुल जाती है।',
    },
  },
  {
    id: 8,
    category: 'Astro-Gurus',
    question: 'How soon will I hear about my application?',
    answer: 'Our support team responds within 24 hours.',
    hi: {
      question: 'मेरे आवेदन का जवाब कब तक आएगा?',
      answer: 'हमारी सपोर्ट टीम 24 घंटे के भीतर जवाब देती है।',
    },
  },
  {
    id: 9,
    category: 'Influencers',
    question: 'How does the referral program work?',
    answer:
      'You recommend our courses to the people who follow you, with a code of your own. When somebody enrols with it, you earn.',
    hi: {
      question: 'रेफ़रल प्रोग्राम कैसे काम करता है?',
      answer:
        'जो लोग आपको फ़ॉलो करते हैं, उन्हें अपने कोड के साथ हमारे कोर्स सुझाएँ। उस कोड से कोई कोर्स लेता है, तो आपकी कमाई होती है।',
    },
  },
  {
    id: 10,
    category: 'Influencers',
    question: 'What commission do I get?',
    answer: 'A commission of 10% flat on each course enrolled through you.',
    hi: { question: 'कमीशन कितना मिलता है?', answer: 'आपके ज़रिए लिए गए हर कोर्स पर सीधा 10% कमीशन।' },
  },
  {
    id: 11,
    category: 'Influencers',
    question: 'Is there a minimum payout?',
    answer: 'Yes. The minimum payout is Rs 1,000; smaller amounts carry over to the next month.',
    hi: {
      question: 'क्या भुगतान के लिए कोई कम से कम रकम है?',
      answer: 'हाँ। कम से कम 1,000 रुपये होने पर भुगतान मिलता है; इससे छोटी रकम अगले महीने में जुड़ जाती है।',
    },
  },
  {
    id: 12,
    category: 'Influencers',
    question: 'When am I paid?',
    answer: 'Payouts are made between the 1st and 10th of the following month.',
    hi: { question: 'मुझे पैसे कब मिलते हैं?', answer: 'अगले महीने की 1 से 10 तारीख के बीच।' },
  },
  {
    id: 13,
    category: 'General',
    question: 'Do I need to know anything before I start?',
    answer:
      'No. We begin with the names of the planets and the meaning of one to nine. You need to be 18 or older.',
    hi: {
      question: 'क्या शुरू करने से पहले कुछ आना चाहिए?',
      answer:
        'नहीं। हम ग्रहों के नाम और एक से नौ तक के अंकों के मतलब से शुरू करते हैं। आपकी उम्र 18 साल या उससे ज़्यादा होनी चाहिए।',
    },
  },
  {
    id: 14,
    category: 'General',
    question: 'Can I try before I pay?',
    answer:
      'Book a free live demo class on the home page, or take a webinar: ninety minutes with a teacher, for the price of two cups of tea.',
    hi: {
      question: 'क्या भुगतान से पहले देख सकते हैं?',
      answer:
        'होम पेज पर मुफ़्त लाइव डेमो क्लास बुक करें, या कोई वेबिनार लें: शिक्षक के साथ नब्बे मिनट, दो कप चाय की कीमत में।',
    },
  },
  {
    id: 15,
    category: 'General',
    question: 'How do I reach you?',
    answer: 'Write or call; both are on the contact page. We respond within 24 hours.',
    hi: {
      question: 'आपसे संपर्क कैसे करें?',
      answer: 'लिखें या फ़ोन करें; दोनों के लिए संपर्क पेज देखें। हम 24 घंटे के भीतर जवाब देते हैं।',
    },
  },
];
