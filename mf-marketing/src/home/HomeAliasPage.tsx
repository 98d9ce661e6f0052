// The footer links to /home: the same page, indexed under / only.
export { Component, meta } from './HomePage';
