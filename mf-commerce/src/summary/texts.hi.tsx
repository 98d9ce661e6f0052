import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  taxesIncluded: 'कुल रकम, टैक्स मिलाकर।',
  cardStaysPrivate: 'पैसे पेमेंट कंपनी के अपने पेज पर दिए जाते हैं। आपका कार्ड हम कभी नहीं देखते।',
  afterPayment: {
    course: 'भुगतान के 3 घंटे के अंदर कोर्स खुल जाएगा, और ईमेल पर पुष्टि आएगी।',
    webinar: 'टिकट “मेरे वेबिनार” में मिलेगा, और ईमेल पर पुष्टि आएगी।',
  },
  help: (policy, email) => (
    <>
      हमारी {policy('पैसे वापसी की नीति')} पढ़ें, या {email} पर लिखें।
    </>
  ),
  refund: {
    course: 'खरीदने के 24 घंटे के अंदर कहने पर पैसे वापस, अगर 10% से ज़्यादा सामग्री खोली न गई हो।',
    webinar: 'खरीदने के 24 घंटे के अंदर कहने पर पैसे वापस, जब तक वेबिनार शुरू न हुआ हो।',
  },
};
