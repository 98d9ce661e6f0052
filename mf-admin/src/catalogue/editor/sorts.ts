interface Product {
  readonly title: string;
  readonly newPrice: number;
}

export const byTitle = (one: Product, other: Product): number =>
  one.title.localeCompare(other.title, 'en-IN');

/** The highest price first. */
export const byPrice = (one: Product, other: Product): number => other.newPrice - one.newPrice;
