export const enrolledNoteTexts = {
  enrolled: 'You are enrolled.',
  goToClass: 'Go to class',
};

export const freeDoorsTexts = {
  freeDemoClass: 'Free demo class',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: (title: string, price: string) =>
    `Namaste, I have a question about ${title} (${price}): `,
};

export const videoFacadeTexts = {
  playVideo: 'Play video',
  watchOnYouTube: 'Watch on YouTube',
};
