import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  heading: 'अपना शुभ दाखिला पूरा करें',
  billing: 'बिल की जानकारी',
  summary: 'ऑर्डर का हिसाब',
  product: 'कोर्स',
  quantity: 'संख्या',
  subtotal: 'जोड़',
  total: 'कुल रकम',
  changeCart: 'कार्ट बदलें',
  emptyCart: 'आपकी कार्ट खाली है।',
  chooseCourse: 'कोर्स चुनें',
  priceChanged: (amount) => `कीमत बदल गई है: आपका ऑर्डर अब ${amount} का है।`,
  agreeToPrice: 'कोई पैसा नहीं कटा है। मंज़ूर हो, तो बटन फिर दबाएँ।',
  noLongerOffered: (course) => `${course} अब नहीं मिलता। आगे बढ़ने के लिए इसे कार्ट से हटाएँ।`,
};
