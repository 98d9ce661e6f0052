import { contact, siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './promise-mail-texts';

/** What only admins get is in English. */
type ForBuyers = Omit<typeof english, 'dueSoon' | 'otherwise' | 'kinds' | 'toHowMany' | 'openDesk'>;

export const texts: InLanguage<ForBuyers> = {
  movedSubject: (title, when) => `${title}: अब ${when}`,
  moved: 'आपके वेबिनार का दिन बदल गया है',
  notKept: (day) =>
    `${day} के आपके वेबिनार का समय हमें बताना था, पर हम नहीं बता सके। उस दिन वेबिनार नहीं होगा, इसके लिए माफ़ी।`,
  movedTo: 'इसलिए हमने आपका टिकट आगे बढ़ा दिया है। नया दिन ठीक न हो, तो पैसे वापस ले लें।',
  forDay: 'अब',
  lateSubject: (title) => `${title}: तारीख देने में हमें देर हो गई है`,
  late: 'तारीख देने में हमें देर हो गई है',
  noDate: (title) =>
    `${title} की तारीख हमें 24 घंटे में देनी थी, पर अभी तक कोई तारीख तय नहीं है। इसके लिए माफ़ी।`,
  whatHappens:
    'आपकी सीट आपकी ही है। जैसे ही कोई बैच खुलेगा, हम इंतज़ार करने वालों को ईमेल से सीट देंगे: जिसने पहले भुगतान किया, उसे पहले। इंतज़ार न करना चाहें, तो पैसे वापस ले लें।',
  offerSubject: (title) => `${title}: आपके लिए एक बैच`,
  offered: 'आपके लिए एक बैच',
  offer:
    'अब एक बैच खुल गया है, और हम आपको औरों से पहले सीट दे रहे हैं। जो पहले जवाब देगा, सीट उसकी होगी: कृपया दो दिन में जवाब दें।',
  take: 'यह बैच लें',
  wait: 'अगले का इंतज़ार करें',
  keep: 'इसे रखें',
  back: 'पैसे वापस लें',
  amount: 'वापस मिलेंगे',
  lateWith: {
    call: {
      subject: `${siteName}: कॉल करने में हमें देर हो गई है`,
      heading: 'हमें देर हो गई है',
      get text() {
        return `हमें अब तक आपको कॉल करना था, पर हम नहीं कर सके। इसके लिए माफ़ी। हम जल्दी से जल्दी कॉल करेंगे; इंतज़ार न करना चाहें, तो हमें कॉल करें: ${contact.phone}।`;
      },
    },
    refund: {
      subject: `${siteName}: आपके पैसे लौटाने में हमें देर हो गई है`,
      heading: 'आपके पैसे लौटाने में हमें देर हो गई है',
      get text() {
        return `आपने पैसे वापस माँगे थे, और हमें 7 कामकाजी दिनों में जवाब देना था। अभी तक जवाब नहीं दिया गया, इसके लिए माफ़ी। अब आपका मामला हमारे यहाँ सबसे पहले है; इंतज़ार न करना चाहें, तो हमें कॉल करें: ${contact.phone}।`;
      },
    },
  },
};
