export { colors } from './token-values';
export type { ColorName } from './token-values';
