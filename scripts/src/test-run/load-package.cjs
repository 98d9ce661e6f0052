/** Instead of a package that a test imports: what Node.js has loaded for the first file of the worker. */
module.exports = {
  process: (_code, path) => ({ code: `module.exports = loadPackage(${JSON.stringify(path)});` }),
};
