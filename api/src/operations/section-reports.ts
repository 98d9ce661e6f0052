export { failureLines, vitalLines } from '../modules/browser-reports/section-lines';
