export { api, ifDone, subjects } from './client';
