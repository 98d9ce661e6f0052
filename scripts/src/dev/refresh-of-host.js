// The host's copy of the refresh runtime. It has to be the only one: it knows the mounted roots.
module.exports = globalThis.__REACT_REFRESH__;
