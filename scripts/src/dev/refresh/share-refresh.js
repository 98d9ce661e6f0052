// Runs before the rest of the host. Provides the copy that remotes get through `refresh-of-host.js`.
globalThis.__REACT_REFRESH__ = require('react-refresh/runtime');
