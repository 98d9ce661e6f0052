/** Runs the tests of a remote as this repository does: `"jest": { "preset": "remote-kit" }`. */
module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(ts|tsx|mjs)$': [
      'ts-jest',
      {
        // The compiler checks the types before a publish.
        diagnostics: false,
        tsconfig: {
          target: 'es2022',
          module: 'commonjs',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          esModuleInterop: true,
          isolatedModules: true,
          allowJs: true,
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '\\.(svg|png|jpg|webp|woff2|pdf)$': 'shared/testing/asset-stub',
    '^react-router-dom$': 'shared/testing/react-router-dom',
  },
  setupFiles: ['shared/testing/shipped-page'],
  setupFilesAfterEnv: ['shared/testing/jest-setup'],
};
