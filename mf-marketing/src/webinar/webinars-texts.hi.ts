import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './webinars-texts';

export const texts: InLanguage<typeof english> = {
  title: 'लाइव वेबिनार',
  description: (onSundays, price) =>
    `${onSundays ? 'हर रविवार ' : ''}अंक ज्योतिष और ज्योतिष के वेबिनार, हिन्दी और अंग्रेज़ी में लाइव${price ? `, ${price} में` : ''}। अपनी जन्म तारीख साथ लाएँ और अपनी ही कुंडली के बारे में पूछें।`,
  webinars: 'वेबिनार',

  heading: 'तारों की छाँव में लाइव',
  headingOfSundays: 'तारों की छाँव में रविवार',
  lead: 'अंक ज्योतिष और ज्योतिष के लाइव वेबिनार, हिन्दी और अंग्रेज़ी में। एक बार में एक ही विषय, इतनी गहराई से कि उसी शाम काम आ जाए।',
  pages: 'वेबिनार के पेज',

  howItGoes: 'यह कैसे होता है',
  takeTicket: 'टिकट लें',
  ticketCosts: 'एक सीट दो कप चाय से भी सस्ती है। लिंक ईमेल से आता है।',
  comeOnSunday: 'रविवार को आएँ',
  comeToClass: 'क्लास में आएँ',
  classIsLive: 'एस्ट्रो-गुरु के साथ लाइव, हिन्दी और अंग्रेज़ी में, फ़ोन या कंप्यूटर पर।',
  askYourChart: 'अपनी कुंडली के बारे में पूछें',
  examplesAreYours: 'उदाहरण आपकी ही जन्म तारीखों के होते हैं। सवाल चैट में पूछें।',
};
