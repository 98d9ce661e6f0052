export const texts = {
  categories: 'Categories',
  /** Of a category by its name in the catalogue, or of all. */
  category: (name: string) => name,
};
