// Reading answers needs no API client: a page that only calls when the visitor acts stays without it.
export { firstFieldError, readFailure, type ApiFailure } from './failure';
export { property, readStatus, textIn } from './read';
