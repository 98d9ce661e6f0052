// Runs before the rest of the host. Provides the copy that remotes get through `refresh-of-host.js`.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- compiled by webpack, before any import
globalThis.__REACT_REFRESH__ = require('react-refresh/runtime');
