/**
 * What people type for a subject, besides the titles: in the other language, in Latin letters, and by the name of
 * a part of it. The key is the first word of an address.
 */
export const searchWords: Readonly<Record<string, string>> = {
  numerology:
    'numerology number ank jyotish ank shastra moolank lo shu अंक ज्योतिष अंकशास्त्र मूलांक लो शू',
  astrology:
    'astrology birth chart horoscope jyotish kundli kundali janam patri ज्योतिष कुंडली जन्मपत्री राशिफल',
  palmistry: 'palmistry palm hast rekha hastrekha हस्तरेखा हाथ',
  vastu: 'vastu vaastu वास्तु',
  tarot: 'tarot taro टैरो',
};
