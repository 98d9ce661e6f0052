import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

export default {
  output: 'export',
  distDir: 'dist',
  turbopack: {
    root: repository,
    resolveAlias: { 'react-router-dom': './router.jsx' },
    // The sources do not mark the boundary between server and browser.
    rules: {
      '*.{ts,tsx}': {
        condition: { path: /(^|\/)(shared|shell|mf-marketing)\/src\// },
        loaders: ['./client-boundary.cjs'],
      },
    },
  },
};
