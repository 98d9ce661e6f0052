// What the tools of the peers know beside TypeScript. Their packages are only installed when the bench runs.
declare module 'next/link';
declare module 'next/navigation';
declare module '@react-router/dev/routes';
declare module '*.woff2?url';

interface ImportMeta {
  env: { SSR: boolean };
}
