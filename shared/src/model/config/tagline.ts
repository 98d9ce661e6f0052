export const siteTagline = 'Live astrology and numerology courses in Hindi and English';
