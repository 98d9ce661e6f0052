export const texts = {
  freeDemoClass: 'Free demo class',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: (title: string, price: string) =>
    `Namaste, I have a question about ${title} (${price}): `,
};
