/** What differs between two catalogues, in the words of the forms. */
export * from './catalogue-tree';
export { changesBetween, type CatalogueChange } from './changes';
export * from './labels';
export { lackingHindi, type LackingHindi } from './lacking-hindi';
export { placeInWords } from './place';
export { scheduleText } from './schedule-text';
