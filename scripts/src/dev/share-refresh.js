// Runs before anything else of the host: gives sections the copy that `refresh-of-host.js` hands on.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- compiled by webpack, before any import
globalThis.__REACT_REFRESH__ = require('react-refresh/runtime');
