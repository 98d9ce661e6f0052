export { api } from './client';
