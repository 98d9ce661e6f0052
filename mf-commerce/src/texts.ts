export const texts = {
  label: 'Cart and checkout',
  cart: 'Your cart',
  checkout: 'Checkout',
  webinarTickets: 'Webinar tickets',
  payment: 'Your payment',
};
