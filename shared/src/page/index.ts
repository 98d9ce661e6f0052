/**
 * What a page carries: the catalogue that the site was published with, and the state that a navigation
 * hands to the next page. Only code that runs in pages imports it; the API reads its database.
 */
export * from './details';
export { CATALOGUE_ELEMENT, setPageCatalogue } from './page-catalogue';
export * from './products';
export * from './navigation-state';
