export { api, change, ifDone, subjects } from './client';
