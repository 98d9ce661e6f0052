import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './sandbox-page-texts';

export const texts: InLanguage<typeof english> = {
  provider: 'टेस्ट भुगतान',
  isTest: 'यह भुगतान का टेस्ट पेज है। कोई पैसा नहीं कटता।',
  payHeading: 'अपना भुगतान पूरा करें',
  orderNumber: 'ऑर्डर नंबर',
  bought: 'किसके लिए',
  email: 'ईमेल',
  amount: 'रकम',
  pay: 'भुगतान करें',
  fail: 'भुगतान असफल करें',
  paidHeading: 'भुगतान हो चुका है',
  paid: 'इस ऑर्डर का भुगतान हो चुका है।',
  goToOrder: 'अपना ऑर्डर देखें',
  expiredHeading: 'लिंक अब नहीं चलता',
  expired: 'भुगतान का यह लिंक अब नहीं चलता। कृपया फिर से ऑर्डर करें।',
  cancelledHeading: 'ऑर्डर रद्द है',
  cancelled: 'यह ऑर्डर रद्द कर दिया गया है। कुछ भी चुकाना नहीं है।',
  notFoundHeading: 'ऑर्डर नहीं मिला',
  notFound: 'भुगतान का यह लिंक सही नहीं है।',
  backToSite: `${siteName} पर लौटें`,
};
