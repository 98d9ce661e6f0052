import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'कोर्स देखें',
  lead: 'हिन्दी और अंग्रेज़ी में लाइव क्लास, साथ में रिकॉर्डिंग, और सवालों के लिए मेंटर।',
  search: 'नाम से खोजें',
  courses: 'कोर्स',
  webinars: 'वेबिनार',
  enrolled: 'सीट पक्की है',
  seatBooked: 'आपकी सीट बुक हो चुकी है',
};
