// The host's copy of the refresh runtime. It must be the only copy, because it knows the mounted roots.
module.exports = globalThis.__REACT_REFRESH__;
