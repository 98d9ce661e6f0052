import { contact, postalAddress } from '../config';
import type { CourseQuestion } from '../schemas';

/** Both courses have the same questions. */
export const courseQuestions: CourseQuestion[] = [
  {
    category: 'Ordering',
    question: 'My payment failed. What should I do?',
    answer:
      'Please contact support with your order number. If money has left your account, we trace the payment with the bank and either open the course or see that the amount goes back.',
  },
  {
    category: 'Ordering',
    question: 'I have paid. When will I see the course in my dashboard?',
    answer:
      'Mostly at once, but a course may take up to 3 hours to appear after payment. If it is not there by then, write to support with your order number.',
  },
  {
    category: 'Ordering',
    question: 'Do I need an account before I buy?',
    answer:
      'No. The password you choose at checkout opens your account. Log in with it and the e-mail address you gave.',
  },
  {
    category: 'Shipping',
    question: 'Will anything be sent to my address?',
    answer:
      'Classes, recordings and notes are online, so shipping applies only to printed material. If your batch gets a printed workbook, we post it to the address in your order.',
  },
  {
    category: 'Shipping',
    question: 'How do I follow my parcel?',
    answer:
      'We e-mail you a tracking id on the day printed material leaves us. Enter it on the courier’s website to see where the parcel is.',
  },
  {
    category: 'Returns',
    question: 'Can I return a course and get my money back?',
    answer:
      'No, there are no returns or refunds on courses. Please read the syllabus and attend a free live demo class before you enrol.',
  },
  {
    category: 'Returns',
    question: 'I bought the wrong course. Can I change it?',
    answer:
      'A wrong purchase can be switched to the right course via support. Write to us with your order number and the course you wanted.',
  },
  {
    category: 'Support',
    question: 'How can I reach support?',
    answer: `By e-mail at ${contact.email}, by phone on ${contact.phone}, or by post at our Delhi address: ${postalAddress.join(', ')}.`,
  },
  {
    category: 'Support',
    question: 'What should I keep ready when I write or call?',
    answer:
      'Your order number, the e-mail address of your account and, for payment questions, the date and amount. With these we can usually settle it in one reply.',
  },
];
