import { sharedDeclarations } from '../signatures/declarations';
import { singletonsOf } from './singletons';

// What a process of `buildAll` does.

export { buildUnit } from './build-unit';

/** Compiles the declarations of `shared`, which every build keeps. */
export const compileDeclarations = (hash: string): void => {
  sharedDeclarations('shell', singletonsOf('shell'), hash);
};
