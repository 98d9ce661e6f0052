import { siteName } from '../config';
import { OTP_LENGTH, PASSWORD_MIN, RESEND_SECONDS } from '../constants';
import type { ShippedPolicy } from './policy';

export const termsOfService = {
  title: 'Terms of service',
  description:
    'The agreement between you and us: accounts, courses, webinars, payments, certificates, Astro-Gurus and referrals.',
  lead: `These terms are the agreement between you and {company}, which runs ${siteName}. By using the site, enrolling or buying a ticket you accept them.`,
  sections: {
    'who-may-use-the-site': {
      heading: 'Who may use the site',
      blocks: [
        'The minimum age is 18. If you are younger, a parent or guardian must enrol and pay in their own name.',
        'What you tell us about yourself must be true, and yours.',
      ],
    },
    'your-account': {
      heading: 'Your account',
      blocks: [
        [
          `A password has at least ${PASSWORD_MIN} characters. Keep it to yourself.`,
          `We confirm a new account, and a forgotten password, with a one-time code of ${OTP_LENGTH} digits. Another code can be sent after ${RESEND_SECONDS} seconds. We never ask for a code on the phone.`,
          'One person, one account. Sharing access to classes or recordings ends it.',
          'A checkout opens an account with the password you choose there.',
        ],
      ],
    },
    courses: {
      heading: 'Courses',
      blocks: [
        [
          'Courses are live and bilingual, in Hindi and English. A session lasts 1 hour 30 minutes; a course has 5 modules and places for 500 students, taught in small batches.',
          'Recordings stay open for a year. You may not copy, publish or resell them.',
          'A course appears in your dashboard within up to 3 hours after payment.',
          'A batch may move by a few days, or change its teacher, when somebody falls ill. We tell you by e-mail.',
          'Printed material, if your batch gets any, is posted to the address in your order, with a tracking id.',
        ],
      ],
    },
    webinars: {
      heading: 'Webinars',
      blocks: [
        'A ticket is for one person and one date. Booking closes when the webinar begins. You join online; there is no recording unless we announce one.',
      ],
    },
    'prices-and-payment': {
      heading: 'Prices and payment',
      blocks: [
        [
          'All prices are in Indian rupees (INR).',
          '{prices}',
          'You pay on the page of our payment provider. We never see your card number.',
          'The price that counts is the one shown on the payment page.',
        ],
        'Refunds follow the refund policy.',
      ],
    },
    'certificates-and-earnings': {
      heading: 'Certificates and earnings',
      blocks: [
        'You receive a certificate of completion when you have ticked all modules of the course in your dashboard and your batch has ended. To be onboarded as an astrologer on our platform you need 90% attendance and 80% in the final exams.',
        'Figures about income on this site are estimates or the experience of single people. What you earn depends on your work, your clients and your city; we promise no income.',
      ],
    },
    'astro-gurus': {
      heading: 'Astro-Gurus',
      blocks: [
        'Tutors are engaged under a contract of their own. It begins with a probation of 1 month and can be ended with a notice of 1 month. The tutor page says what else it holds.',
      ],
    },
    referrals: {
      heading: 'Referrals',
      blocks: [
        [
          'Influencers who refer students earn a commission of 10% flat.',
          'The minimum payout is Rs 1,000; less is carried over.',
          'Payouts are made between the 1st and 10th of the following month.',
          'Refunded courses earn no commission.',
        ],
      ],
    },
    'what-a-reading-is-and-is-not': {
      heading: 'What a reading is, and is not',
      blocks: [
        'Astrology, numerology and the other subjects are taught as traditional arts. Nothing here replaces the advice of a doctor, a lawyer or a financial adviser, and nobody should decide such matters by a chart alone.',
      ],
    },
    'changes-law-and-contact': {
      heading: 'Changes, law and contact',
      blocks: [
        'When these terms change, the new text stands here with its date. Indian law applies, and the courts of Delhi decide.',
        'Questions: {email} or {phone}. We respond within 24 hours.',
      ],
    },
  },
} as const satisfies ShippedPolicy;
