import type { StudentTestimonial } from '../schemas';
import { drawn } from './shared-facts';

export const numerologyStudents: StudentTestimonial[] = [
  {
    ...drawn('kavita-joshi'),
    name: 'Kavita Joshi, Pune',
    minCTC: 4,
    maxCTC: 7,
    testimonial:
      'I had read three books and was still guessing. After the Lo Shu classes I could explain a chart to my sister without opening my notes. I now see four clients a week.',
    hi: {
      testimonial:
        'तीन किताबें पढ़कर भी मैं अंदाज़े ही लगाती थी। लो शू की क्लास के बाद मैंने नोट्स खोले बिना अपनी बहन को चार्ट समझा दिया। अब हर हफ़्ते चार लोग मुझसे सलाह लेते हैं।',
    },
  },
  {
    ...drawn('manish-agrawal'),
    name: 'Manish Agrawal, Indore',
    minCTC: 6,
    maxCTC: 9,
    testimonial:
      'I run a printing press, and people always asked me which name looks lucky on a card. Today I charge for that answer, and I can show them the sum behind it.',
    hi: {
      testimonial:
        'मेरा प्रिंटिंग प्रेस है, और लोग हमेशा पूछते थे कि कार्ड पर कौन-सा नाम शुभ लगेगा। आज मैं इसी जवाब की फ़ीस लेता हूँ, और उसके पीछे का जोड़ भी दिखा सकता हूँ।',
    },
  },
  {
    ...drawn('shreya-banerjee'),
    name: 'Shreya Banerjee, Kolkata',
    minCTC: 3,
    maxCTC: 5,
    testimonial:
      'I joined in my final year of college. The evening classes never clashed with lectures, and the recordings saved me during exams.',
    hi: {
      testimonial:
        'मैं कॉलेज के आखिरी साल में जुड़ी। शाम की क्लास कभी लेक्चर से नहीं टकराई, और परीक्षा के दिनों में रिकॉर्डिंग ने बचा लिया।',
    },
  },
  {
    ...drawn('harpreet-sandhu'),
    name: 'Harpreet Sandhu, Ludhiana',
    minCTC: 5,
    maxCTC: 8,
    testimonial:
      'Ritu ma’am checked every practice chart I sent and wrote back where I had gone wrong. That is what I paid for, and that is what I got.',
    hi: {
      testimonial:
        'मैंने अभ्यास का जो भी चार्ट भेजा, Ritu मैम ने जाँचा और लिखकर बताया कि गलती कहाँ हुई। इसी के लिए फ़ीस दी थी, और यही मिला।',
    },
  },
  {
    ...drawn('lakshmi-narayanan'),
    name: 'Lakshmi Narayanan, Chennai',
    minCTC: 4,
    maxCTC: 7,
    testimonial:
      'My Hindi is weak, so I was worried. Every rule was said again in English, and the notes are in both. I finished with the certificate and my first paid name report.',
    hi: {
      testimonial:
        'मेरी हिन्दी कमज़ोर है, इसलिए चिंता थी। पर हर नियम अंग्रेज़ी में भी बताया गया, और नोट्स दोनों भाषाओं में हैं। कोर्स के अंत में मेरे पास प्रमाणपत्र भी था और फ़ीस वाली पहली नाम रिपोर्ट भी।',
    },
  },
  {
    ...drawn('rohit-chauhan'),
    name: 'Rohit Chauhan, Dehradun',
    minCTC: 7,
    maxCTC: 12,
    testimonial:
      'I kept my bank job and started with weekend consultations. In eight months the weekends were earning as much as the week.',
    hi: {
      testimonial:
        'मैंने बैंक की नौकरी नहीं छोड़ी और शनिवार-रविवार को सलाह देना शुरू किया। आठ महीने में इन दो दिनों की कमाई पूरे हफ़्ते के बराबर हो गई।',
    },
  },
];
