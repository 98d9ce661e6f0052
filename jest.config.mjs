// The preset that remotes outside this repository use, too.
import preset from './scripts/src/kit/package/jest-preset.js';

const common = {
  transform: preset.transform,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/site', '<rootDir>/.data', '<rootDir>/.cache'],
};

const atTestPrices = {
  '^shared/model/shipped-catalogue$': '<rootDir>/shared/src/testing/catalogue.ts',
};

const node = {
  ...common,
  testEnvironment: 'node',
  moduleNameMapper: atTestPrices,
};

/** Tests of the API that need the embedded database. Behind a `!`, jest would not replace `<rootDir>`. */
const onEmbedded = [
  '**/api/src/{kill,server}.test.ts',
  '**/api/src/operations/{production,publish-tokens}.test.ts',
  '**/api/src/platform/database/embedded-database.test.ts',
];
// Every folder named `mf-*` is a remote, so the tests of a new remote run without a change here.
const browser = ['shared', 'shell', 'mf-*'];

export default {
  // Long enough for a busy machine; a test that hangs still fails.
  testTimeout: 180_000,
  reporters: ['default', '<rootDir>/scripts/src/test-run/jest-count.mjs'],
  testSequencer: '<rootDir>/scripts/src/test-run/slow-tests-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: browser.map((unit) => `<rootDir>/${unit}/src/**/*.test.{ts,tsx}`),
      moduleNameMapper: {
        ...atTestPrices,
        '\\.css$': 'identity-obj-proxy',
        '\\.(svg|png|jpg|webp|woff2|pdf)$': '<rootDir>/shared/src/testing/asset-stub.ts',
        '^react-router-dom$': '<rootDir>/shared/src/testing/react-router-dom.ts',
      },
      setupFiles: ['<rootDir>/shared/src/testing/shipped-page.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
    },
    {
      ...node,
      displayName: 'node',
      testMatch: [
        ...['node-shared', 'scripts', 'bench', 'tools'].map(
          (unit) => `<rootDir>/${unit}/**/*.test.ts`,
        ),
        ...onEmbedded,
      ],
      setupFiles: ['<rootDir>/api/src/testing/database/embedded-database-only.ts'],
    },
    {
      ...node,
      // On the PostgreSQL server that TEST_DATABASE_URL names, or else on embedded databases.
      displayName: 'api',
      testEnvironment: '<rootDir>/scripts/src/test-run/shared-global.cjs',
      transform: {
        '/node_modules/': '<rootDir>/scripts/src/test-run/load-package.cjs',
        ...preset.transform,
      },
      // The environment itself imports packages of jest.
      transformIgnorePatterns: ['/node_modules/@?jest'],
      testMatch: ['<rootDir>/api/src/**/*.test.ts', ...onEmbedded.map((path) => `!${path}`)],
      setupFiles: ['<rootDir>/api/src/testing/quick-api.ts'],
    },
  ],
};
