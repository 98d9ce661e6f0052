import { reactRouter } from '@react-router/dev/vite';

export default ({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  resolve: {
    // `react-router-dom` only re-exports `react-router`. `dedupe` makes the peer's copies the only ones.
    alias: { 'react-router-dom': 'react-router' },
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // Bundles the sources too, because they are TypeScript, which Node.js does not run.
  ssr: { noExternal: true },
  // In one file, modules run in the order of their imports: the catalogue is there before what reads it.
  build: isSsrBuild ? { rolldownOptions: { output: { codeSplitting: false } } } : {},
});
