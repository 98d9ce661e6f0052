/** What the publisher itself writes into pages, by the code of the language. */
export const documentTexts: Readonly<
  Record<string, Readonly<Record<'hostMissing' | 'reload' | 'needsScripts' | 'banner', string>>>
> = {
  en: {
    hostMissing: 'A part of this page has not arrived, so its buttons do not work yet.',
    reload: 'Reload',
    needsScripts: 'This part of the site needs JavaScript.',
    banner: 'News of the school',
  },
  hi: {
    hostMissing: 'इस पेज का एक हिस्सा अभी नहीं पहुँचा, इसलिए इसके बटन अभी काम नहीं करेंगे।',
    reload: 'फिर से लोड करें',
    needsScripts: 'साइट के इस हिस्से के लिए JavaScript चाहिए।',
    banner: 'स्कूल की खबर',
  },
};
