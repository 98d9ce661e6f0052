import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  heading: 'कोर्स देखें',
  lead: 'हिन्दी और अंग्रेज़ी में लाइव क्लास, साथ में रिकॉर्डिंग, और सवालों के लिए मेंटर।',
  search: 'नाम से खोजें',
  courses: 'कोर्स',
  webinars: 'वेबिनार',
  enrolled: 'सीट पक्की है',
  seatBooked: 'आपकी सीट बुक हो चुकी है',
  noMatch: (what, search) => `“${search}” नाम का कोई ${names[what]} नहीं मिला`,
  shorterWord: 'नाम का कोई छोटा शब्द लिखकर देखें।',
  showAll: 'सभी दिखाएँ',
};

export const courseCardsTexts: InLanguage<typeof english.courseCardsTexts> = {
  loading: 'कोर्स लोड हो रहे हैं…',
  enrolled: 'दाखिला हो चुका है',
  toMyCourses: 'मेरे कोर्स में जाएँ',
};

const names = { course: 'कोर्स', webinar: 'वेबिनार' };
