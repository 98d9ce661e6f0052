import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

const names = { course: 'कोर्स', webinar: 'वेबिनार' };

export const texts: InLanguage<typeof english> = {
  unknown: (kind) => `यह ${names[kind]} नहीं मिला`,
  noSuch: (kind) => `ऐसा कोई ${names[kind]} नहीं है`,
  misspelt: 'हो सकता है कि लिंक पुराना हो या लिखने में गलती हुई हो।',
  loading: (kind) => `आपका ${names[kind]} लोड हो रहा है…`,
  failure: (kind) =>
    `आपका ${names[kind]} लोड नहीं हो सका। चिंता न करें: जिसका भुगतान हो चुका है, वह आपका ही रहेगा।`,
  notEnrolled: (kind) =>
    kind === 'course' ? 'इस कोर्स में आपका दाखिला नहीं है' : 'इस वेबिनार में आपकी सीट नहीं है',
  opensOncePaid: (title) =>
    `भुगतान होते ही ${title} यहाँ खुल जाता है, अक्सर तुरंत और ज़्यादा से ज़्यादा 3 घंटे में।`,
  see: (kind) => `${names[kind]} देखें`,
  mine: (kind) => `मेरे ${names[kind]}`,
};
