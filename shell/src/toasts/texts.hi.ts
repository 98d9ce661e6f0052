import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  update: 'साइट का अपडेट',
  ready: 'इस पेज का नया वर्शन तैयार है।',
  unsaved: 'पहले फ़ॉर्म भेज दें या खाली कर दें: फिर से लोड करने पर लिखा हुआ मिट जाएगा।',
  reload: 'फिर से लोड करें',
  later: 'बाद में',
};
