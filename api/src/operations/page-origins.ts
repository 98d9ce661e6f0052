export { originsAt } from '../modules/site/site-addresses';
