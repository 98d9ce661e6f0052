import { contact, postalAddress } from '../config';
import type { CourseQuestion } from '../schemas';

/** Both courses have the same questions. */
export const courseQuestions: CourseQuestion[] = [
  {
    id: 1,
    category: 'Ordering',
    question: 'My payment failed. What should I do?',
    answer:
      'Please contact support with your order number. If money has left your account, we trace the payment with the bank and either open the course or see that the amount goes back.',
    hi: {
      question: 'मेरा भुगतान नहीं हो पाया। अब क्या करना है?',
      answer:
        'अपना ऑर्डर नंबर लेकर सपोर्ट से संपर्क करें। अगर बैंक से पैसे कट गए हैं, तो हम बैंक से पता करते हैं और या तो कोर्स खोल देते हैं या पैसे वापस पहुँचवाते हैं।',
    },
  },
  {
    id: 2,
    category: 'Ordering',
    question: 'I have paid. When will I see the course in my dashboard?',
    answer:
      'Mostly at once, but a course may take up to 3 hours to appear after payment. If it is not there by then, write to support with your order number.',
    hi: {
      question: 'भुगतान हो गया है। कोर्स मेरे डैशबोर्ड में कब दिखेगा?',
      answer:
        'आम तौर पर तुरंत, पर भुगतान के बाद कोर्स दिखने में 3 घंटे तक लग सकते हैं। तब तक न दिखे, तो अपने ऑर्डर नंबर के साथ सपोर्ट को लिखें।',
    },
  },
  {
    id: 3,
    category: 'Ordering',
    question: 'Do I need an account before I buy?',
    answer:
      'No. The password you choose at checkout opens your account. Log in with it and the e-mail address you gave.',
    hi: {
      question: 'क्या खरीदने से पहले खाता होना ज़रूरी है?',
      answer:
        'नहीं। भुगतान के समय चुने गए पासवर्ड से आपका खाता बन जाता है। उसी पासवर्ड और दिए गए ईमेल से लॉग इन करें।',
    },
  },
  {
    id: 4,
    category: 'Shipping',
    question: 'Will anything be sent to my address?',
    answer:
      'Classes, recordings and notes are online, so shipping applies only to printed material. If your batch gets a printed workbook, we post it to the address in your order.',
    hi: {
      question: 'क्या मेरे पते पर कुछ भेजा जाएगा?',
      answer:
        'क्लास, रिकॉर्डिंग और नोट्स ऑनलाइन हैं, इसलिए डाक से सिर्फ़ छपी हुई सामग्री जाती है। अगर आपके बैच को छपी वर्कबुक मिलती है, तो हम उसे आपके ऑर्डर के पते पर भेजते हैं।',
    },
  },
  {
    id: 5,
    category: 'Shipping',
    question: 'How do I follow my parcel?',
    answer:
      'We e-mail you a tracking id on the day printed material leaves us. Enter it on the courier’s website to see where the parcel is.',
    hi: {
      question: 'मेरा पार्सल कहाँ है, यह कैसे पता चलेगा?',
      answer:
        'जिस दिन छपी सामग्री हमारे यहाँ से निकलती है, हम आपको ईमेल से ट्रैकिंग आईडी भेजते हैं। उसे कूरियर की वेबसाइट पर डालकर देखें कि पार्सल कहाँ है।',
    },
  },
  {
    id: 6,
    category: 'Returns',
    question: 'Can I return a course and get my money back?',
    answer:
      'No, there are no returns or refunds on courses. Please read the syllabus and attend a free live demo class before you enrol.',
    hi: {
      question: 'क्या कोर्स लौटाकर पैसे वापस मिल सकते हैं?',
      answer:
        'नहीं, कोर्स न लौटाए जा सकते हैं और न उनके पैसे वापस होते हैं। खरीदने से पहले पाठ्यक्रम पढ़ें और मुफ़्त लाइव डेमो क्लास में आएँ।',
    },
  },
  {
    id: 7,
    category: 'Returns',
    question: 'I bought the wrong course. Can I change it?',
    answer:
      'A wrong purchase can be switched to the right course via support. Write to us with your order number and the course you wanted.',
    hi: {
      question: 'मैंने गलत कोर्स खरीद लिया। क्या वह बदल सकता है?',
      answer:
        'गलती से खरीदा गया कोर्स सपोर्ट की मदद से सही कोर्स में बदल जाता है। अपना ऑर्डर नंबर और जो कोर्स चाहिए था, हमें लिखें।',
    },
  },
  {
    id: 8,
    category: 'Support',
    question: 'How can I reach support?',
    answer: `By e-mail at ${contact.email}, by phone on ${contact.phone}, or by post at our Delhi address: ${postalAddress.join(', ')}.`,
    hi: {
      question: 'सपोर्ट से संपर्क कैसे करें?',
      answer: `ईमेल से ${contact.email} पर, फ़ोन से ${contact.phone} पर, या डाक से हमारे दिल्ली के पते पर: ${postalAddress.join(', ')}।`,
    },
  },
  {
    id: 9,
    category: 'Support',
    question: 'What should I keep ready when I write or call?',
    answer:
      'Your order number, the e-mail address of your account and, for payment questions, the date and amount. With these we can usually settle it in one reply.',
    hi: {
      question: 'लिखते या फ़ोन करते समय क्या पास रखें?',
      answer:
        'अपना ऑर्डर नंबर, अपने खाते का ईमेल और भुगतान के सवालों के लिए तारीख और रकम। इनसे बात आम तौर पर एक ही जवाब में सुलझ जाती है।',
    },
  },
];
