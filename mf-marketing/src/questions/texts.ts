export const texts = {
  categories: 'Categories',
  all: 'All',
};
