// Loaded before a server of the bench: counts the statements that it sends to PostgreSQL, in any version of it.
const { renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { isMainThread } = require('node:worker_threads');
const file = process.env.COUNT_STATEMENTS;
const counted = new WeakSet();
let count = 0;
const load = Module._load;
// By whatever loader the driver comes in, it comes through here.
Module._load = function (...given) {
  const loaded = load.apply(this, given);
  const prototype =
    /(^|[\\/])pg([\\/]lib[\\/]index\.js)?$/.test(given[0]) && loaded.Client?.prototype;
  if (prototype && !counted.has(prototype)) {
    counted.add(prototype);
    const { query } = prototype;
    prototype.query = function (...statement) {
      count += 1;
      return query.apply(this, statement);
    };
  }
  return loaded;
};
const write = () => {
  // At once: the bench may read it just now.
  writeFileSync(`${file}.new`, String(count));
  renameSync(`${file}.new`, file);
};
// Other threads have no connections, and would write their own number into the same file.
if (isMainThread) {
  write();
  setInterval(write, 500).unref();
}
