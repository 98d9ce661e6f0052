export const texts = {
  enrolled: 'You are enrolled.',
  goToClass: 'Go to class',
  freeDemoClass: 'Free demo class',
  askOnWhatsApp: 'Ask on WhatsApp',
  shareOnWhatsApp: 'Share on WhatsApp',
  question: (title: string, price: string) =>
    `Namaste, I have a question about ${title} (${price}): `,
  priceUntil: (day: string) => `Price until ${day}`,
  playVideo: 'Play video',
  watchOnYouTube: 'Watch on YouTube',
};
