import { siteName } from '../config';
import { PHONE_PREFIX } from '../constants';
import type { ShippedPolicy } from './policy';

export const privacyPolicy = {
  title: 'Privacy policy',
  description:
    'Which data we collect, what for, how long we keep it, who else sees it, and how to have it corrected or deleted.',
  lead: `{company} runs ${siteName} and answers for your data. This page says what we collect and why, form by form.`,
  sections: {
    'what-you-give-us': {
      heading: 'What you give us',
      blocks: [
        [
          'Demo class, callback, newsletter and syllabus: your name, e-mail address and phone number, and for a demo class the course. We use them to answer you, and for nothing else.',
          'With the newsletter you agree to news by e-mail, with a demo class or callback to our call; in the contact form you tick the news yourself. We store to which words you agreed, when and in which form.',
          'Contact form: the same, with your state and your message, and whether you want our news.',
          'Account: name, e-mail address, phone number, a password that we store only as a hash, and what you add to your profile: date of birth, gender, picture.',
          'Orders: your billing address, what you bought, the amount and the date. The payment itself happens with our payment provider; we never receive card or bank details.',
          'Classes: the modules you tick, and your certificate: whoever has its code can confirm your name, the course and the date. If you write a review and we publish it, the page of the course shows it with your first name and your city. We remind you of classes by e-mail until you stop that, by the link in each of them or in your profile.',
          'Where you came from: if a link of a campaign led you here, its source, medium and name come with such a form or an order, so that we know what works. We do not follow you to other sites.',
          'Tutor application: it stays in your browser. It reaches us only if you send it as an e-mail.',
        ],
        `Phone numbers have ten digits. The newsletter and the demo class form add ${PHONE_PREFIX}, since both are for Indian numbers.`,
      ],
    },
    'what-your-browser-keeps': {
      heading: 'What your browser keeps',
      blocks: [
        'In the local storage of your browser:',
        [
          'token and user: your login, until you log out.',
          'cart: the courses you have picked, until you pay or log out.',
          'canary-bucket: a number from 0 to 99, drawn by chance. It decides whether you get a new version of a page early.',
          'candidates: the new versions that you have asked to try, by an address that we gave you.',
          'visited: when you last opened a page of your classroom, so that it can say what is new, until you log out.',
          'opened: which recordings and notes of a class you have opened, so that it can say how many are left, until you log out.',
          'waiting: what you have ticked or asked in your classroom without a network, until it is sent or you log out.',
          'call: what proves that we owe you the call of a demo class, until we have called or you log out.',
          'language: the language that you have chosen, or have kept when Hindi was offered, in which the home page then opens, until you log out.',
        ],
        'In its session storage, for the open tab only:',
        [
          'billing: what you typed into a checkout, without the password, until the payment is confirmed, you log out or you close the tab.',
          'order: the number of the order that you began to pay, with what proves that it is yours and with what you typed into the checkout, without the password, until its payment is known, you log out or you close the tab.',
          'code: the code for a discount that you typed or that a link brought along, until you log out or close the tab.',
          'paid: what proves that an order is yours, for its page after the payment, until you log out or close the tab.',
          'resend: the time from which you can ask for another one-time code, with your e-mail address, until you log out or close the tab.',
          'opened-anew: when a page that did not start was loaded again.',
          'language-switch: the address of a page and what you have typed on it, without passwords, for the moment in which its language changes.',
        ],
        'In its database (IndexedDB):',
        [
          'known-device: a mark that this device was signed in before, with the number of your account and the time of the login. It stays when you log out, until you delete the data of this site in your browser. Your next login sends it to us and replaces it; we accept it for {knownDevice}. With it, you can still log in when others have tried wrong passwords for your account. It opens nothing by itself.',
        ],
        'In its cache, for a dashboard that has been opened: its pages, and, sealed, what it has shown of your account and the notes that you keep on this phone, so that it can be read without a network for up to 30 days. Nobody can read it after you log out or your login ends. An empty cache named install-refused stays if you do not want to be asked again to install the site.',
        'We set no advertising cookies and load no scripts of other companies. A video is fetched from its host only after you press play.',
      ],
    },
    'who-else-sees-it': {
      heading: 'Who else sees it',
      blocks: [
        [
          'The payment provider, for the order you pay.',
          'The services that carry our e-mails and text messages.',
          'Your Astro-Guru: your name and your coursework.',
          'Authorities, where the law obliges us.',
        ],
        'We sell data to nobody.',
      ],
    },
    'how-long-we-keep-it': {
      heading: 'How long we keep it',
      blocks: [
        ['{periods}'],
        'What you have agreed to (news by e-mail, calls, WhatsApp) ends when you take it back: by the link in each such message, or in your profile.',
      ],
    },
    'how-it-is-protected': {
      heading: 'How it is protected',
      blocks: [
        'Everything travels encrypted. Passwords are stored as hashes and one-time codes not at all, logins expire, and only staff who need your data to help you can open it.',
      ],
    },
    'your-rights': {
      heading: 'Your rights',
      blocks: [
        'You may see your data, have it corrected or deleted, take back a consent, and complain to the Data Protection Board of India. In your profile you can download all that we keep of you, take back a consent, and close the account: that erases your data, except for receipts with the name and address on them and the amounts, which tax law wants. We do the same for you if you write or call. The site is meant for people of 18 and above; we delete data of younger people when we learn of it.',
        'Write to {email}, call {phone}, or send a letter to {address}. We respond within 24 hours.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        'When this policy changes, the new text stands here with its date. If the change matters to you, we also write to the address of your account.',
      ],
    },
  },
} as const satisfies ShippedPolicy;
