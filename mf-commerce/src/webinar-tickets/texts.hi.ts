import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'वेबिनार का टिकट बुक करें',
  allWebinars: 'सभी वेबिनार देखें',
  hasBegun: 'यह वेबिनार शुरू हो चुका है, इसलिए इसके टिकट अब नहीं मिलते।',
  billing: 'बिल की जानकारी',
  summary: 'बुकिंग का हिसाब',
  liveOn: (date) => `लाइव: ${date}`,
  ticket: '1 टिकट, हिन्दी और अंग्रेज़ी में',
  price: 'टिकट की कीमत',
  discount: 'जल्दी बुकिंग की छूट',
  total: 'कुल रकम',
  priceChanged: (amount) => `कीमत बदल गई है: आपका टिकट अब ${amount} का है।`,
  agreeToPrice: 'कोई पैसा नहीं कटा है। मंज़ूर हो, तो बटन फिर दबाएँ।',
  nextOne: 'अगला वेबिनार भी आएगा',
  noWebinar: 'इस पते पर कोई वेबिनार नहीं है। शायद इसे कैलेंडर से हटा दिया गया है।',
};
