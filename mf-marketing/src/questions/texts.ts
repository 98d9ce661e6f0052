export const texts = {
  categories: 'Categories',
  all: 'All',
  refunds: 'What you can get back within 24 hours: refund policy',
};
