import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  title: 'प्रमाणपत्र',
  description: 'बताता है कि यह प्रमाणपत्र किसका है, किस कोर्स का है और किस दिन का है।',

  notFound: 'ऐसा कोई प्रमाणपत्र नहीं मिला',
  courses: 'कोर्स',
  contact: 'संपर्क',
  unknownCode:
    'इस कोड का कोई प्रमाणपत्र नहीं है। शायद कोड लिखने में गलती हुई है, या प्रमाणपत्र वापस ले लिया गया है।',

  heading: 'कोर्स पूरा करने का प्रमाणपत्र',
  loading: 'प्रमाणपत्र खोजा जा रहा है…',
  tooMany: 'थोड़ी ही देर में बहुत सारे प्रमाणपत्र जाँचे गए। कुछ मिनट बाद फिर कोशिश करें।',
  failure: 'प्रमाणपत्र की जाँच नहीं हो सकी।',

  certifies: 'प्रमाणित किया जाता है कि',
  completed: 'ने यह कोर्स पूरा किया है:',
  quiz: (right, all) => `क्विज़ के ${all} में से ${right} सवालों के सही जवाब`,
  astroGuru: 'एस्ट्रो-गुरु',
  genuine: (school) => `यह प्रमाणपत्र ${school} ने ही दिया है।`,
};
