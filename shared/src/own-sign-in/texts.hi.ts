import type { InLanguage } from '../model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  changePassword: 'पासवर्ड बदलें',
  currentPassword: 'अभी का पासवर्ड',
  currentPasswordMissing: 'अपना अभी का पासवर्ड भरें।',
  newPassword: 'नया पासवर्ड',
  newPasswordAgain: 'नया पासवर्ड दोबारा',
  othersSignedOut: 'आपके बाकी डिवाइस लॉग आउट हो जाएँगे।',
  saving: 'सहेजा जा रहा है…',
  savePassword: 'पासवर्ड सहेजें',

  loadingDevices: 'आपके डिवाइस लोड हो रहे हैं…',
  devicesFailure: 'आपके डिवाइस लोड नहीं हो सके।',
  thisDevice: '(यही डिवाइस)',
  signedIn: (since, lastUsed) => `लॉग इन: ${since}, पिछली बार: ${lastUsed}`,
  end: 'लॉग आउट',
  endOf: (browser, since) => `लॉग आउट: ${browser}, लॉग इन ${since}`,
};
