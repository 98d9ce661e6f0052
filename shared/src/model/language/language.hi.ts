import { hindi } from './languages';

export const language = hindi;
