import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const errorPageTexts: InLanguage<typeof english.errorPageTexts> = {
  title: 'पेज नहीं मिला',
  heading: 'अरे!!',
  explanation: 'आसमान की इस जगह पर कुछ नहीं है। हो सकता है पता पुराना हो या लिखने में चूक हुई हो।',
  home: 'होम पर जाएँ',
  contact: 'संपर्क करें',
};

export const failureTexts: InLanguage<typeof english.failureTexts> = {
  thisPage: 'यह पेज',
  // The names of sections differ in gender and number: here, the verb does not depend on them.
  isClosed: (what) => `अभी काम चल रहा है: ${what}`,
  notLoaded: (what) => `लोड नहीं हो सका: ${what}`,
  reasons: {
    disabled: 'इस हिस्से पर काम चल रहा है। थोड़ी देर बाद फिर आएँ।',
    offline: 'लगता है इंटरनेट नहीं चल रहा। कनेक्शन देखकर फिर कोशिश करें।',
    unreachable: 'इसकी फ़ाइलें लोड नहीं हो सकीं। बाकी जगह जो भरा है, वह सुरक्षित है।',
    corrupt: 'इसकी फ़ाइलें खराब होकर पहुँचीं, इसलिए उन्हें चलाया नहीं गया।',
    contract: 'इसे अपडेट किया जा रहा है, इसलिए यह अभी इस पेज के साथ नहीं चलता।',
    'threw at load': 'यह शुरू नहीं हो सका।',
    'threw in render': 'इस हिस्से में कुछ गड़बड़ हो गई।',
  },
  outdated: 'इसका नया वर्शन आ गया है। उसके लिए पेज फिर से लोड करें।',
  late: 'इसे लोड होने में ज़्यादा समय लग रहा है। तैयार होते ही यह अपने आप खुल जाएगा।',
  reload: 'फिर से लोड करें',
  tryAgain: 'फिर कोशिश करें',
  home: 'होम पर जाएँ',
};
