import type { InLanguage } from 'shared/model/language';
import type { claims as english } from './claims';
import { courseFee } from './fees';

export const claims: InLanguage<typeof english> = {
  rating: { figure: '4.9', label: 'औसत रेटिंग' },
  package: { figure: '6 लाख+', label: 'औसत सालाना पैकेज (2 करोड़ तक)' },
  experience: { figure: '50+', label: 'साल का कुल अनुभव' },
  astroGurus: { figure: '5+', label: 'एस्ट्रो-गुरु' },
  trust: { figure: '6 हज़ार', label: 'लोगों का भरोसा' },
  students: { figure: '6000+', label: 'विद्यार्थी' },
  returnOnInvestment: { figure: '600%', label: 'लगाए पैसे पर कमाई' },
  reviews: { figure: '200+', label: 'पाँच-स्टार रिव्यू' },
  webinars: { figure: '46+', label: 'वेबिनार पिछले साल में' },
  earning: { figure: '40 हज़ार से 20 लाख', label: 'महीने की अनुमानित कमाई' },
  astroGuruEarning: { figure: 'हर महीने 2 लाख रुपये', label: 'तक की कमाई' },
  investment: { figure: courseFee, label: 'अनुमानित खर्च' },
  platformAccess: { figure: '5000 रुपये', label: 'की प्लेटफ़ॉर्म सुविधा मुफ़्त' },
};
