export const texts = {
  byWhatsApp: 'The date comes by WhatsApp',
};
