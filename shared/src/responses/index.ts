// Separate from the API client, so that a page that calls only when the visitor acts
// does not load the client.
export { firstFieldError, readFailure, type ApiFailure } from './failure';
export { property, readStatus, textIn } from './read';
