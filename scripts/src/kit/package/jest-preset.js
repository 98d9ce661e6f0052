/** Runs the tests of a remote as this repository does: `"jest": { "preset": "remote-kit" }`. */
module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(ts|tsx|mjs)$': require.resolve('./jest-transform.cjs') },
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '\\.(svg|png|jpg|webp|woff2|pdf)$': 'shared/testing/asset-stub',
    '^react-router-dom$': 'shared/testing/react-router-dom',
  },
  setupFiles: ['shared/testing/shipped-page'],
  setupFilesAfterEnv: ['shared/testing/jest-setup'],
};
