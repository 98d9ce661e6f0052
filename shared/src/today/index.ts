/** The card that names the next meeting of what a student owns, and what it is made from. */
export { orderedClasses, ownClasses } from './own-classes';
export { Today, useMinute } from './Today';
