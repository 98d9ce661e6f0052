export const texts = {
  headline: 'Make Astrology Great Again',
  explore: 'Explore',
  support: 'Support',
  career: 'Career',
  followUs: 'Follow us',
  talkToUs: 'Talk to us',
  copyright: (site: string, company: string) =>
    `© 2025 ${site}, a house of ${company}. All rights reserved.`,
  cin: (number: string) => `CIN ${number}`,
  gstin: (number: string) => `GSTIN ${number}`,
};
