import { siteName } from 'shared/model/config';
import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './news-texts';

export const texts: InLanguage<typeof english> = {
  subject: `${siteName} की खबरें ईमेल से`,
  hello: 'नमस्ते,',
  asked: 'कोर्स और वेबिनार की खबरें इस पते पर भेजने के लिए कहा गया है। अब से वे आपको मिलेंगी।',
  stop: 'खबरें बंद करें',
  notYou: 'अगर यह आपने नहीं कहा, तो बटन दबाएँ: फिर कुछ नहीं आएगा।',
};
