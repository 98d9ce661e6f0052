/** Makes CommonJS of TypeScript and of ES modules for jest. The compiler checks the types, not the tests. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

const optionsFor = (file) => ({
  filename: file,
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
    // Moves `jest.mock` above the imports, as jest expects of a transformer.
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
  },
  module: { type: 'commonjs' },
});

const self = readFileSync(__filename);

module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, optionsFor(file));
    return { code, map };
  },
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(self)
      .update(version)
      .update(file)
      .update('\0')
      .update(source)
      .digest('hex'),
};
