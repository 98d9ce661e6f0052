import { reactRouter } from '@react-router/dev/vite';

export default {
  plugins: [reactRouter()],
  resolve: {
    // This package is nothing but that one's names; and of each the peer's copy is the only one.
    alias: { 'react-router-dom': 'react-router' },
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // The sources are TypeScript, which Node.js does not read.
  ssr: { noExternal: true },
};
