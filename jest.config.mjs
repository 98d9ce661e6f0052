// What a remote outside this repository is tested with.
import preset from './scripts/src/kit/package/jest-preset.js';

const common = {
  transform: preset.transform,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/site', '<rootDir>/.data', '<rootDir>/.cache'],
};

const atTestPrices = {
  '^shared/shipped-catalogue$': '<rootDir>/shared/src/testing/catalogue.ts',
};

// A remote is a folder named `mf-*`: a new one is tested without a change here.
const browser = ['shared', 'shell', 'mf-*'];

export default {
  // On a busy machine a test takes many times longer; one that hangs is still told.
  testTimeout: 60_000,
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
      },
      setupFiles: ['<rootDir>/shared/src/testing/shipped-page.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      moduleNameMapper: atTestPrices,
      // Packages that come as modules only.
      transformIgnorePatterns: ['/node_modules/(?!(uqr)/)'],
      testMatch: ['api', 'node-shared', 'scripts'].map((unit) => `<rootDir>/${unit}/**/*.test.ts`),
    },
  ],
};
