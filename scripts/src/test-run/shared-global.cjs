const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

// jest gives each file of tests a global object of its own, and loads every package again for it. Both take half the
// time of the API's tests, so the files of a worker share what Node.js has, one after the other.
const contexts = new WeakSet();
const { compileFunction } = vm;
vm.compileFunction = (code, names, options) => {
  const isHere = contexts.has(options?.parsingContext);
  return compileFunction(code, names, isHere ? { ...options, parsingContext: undefined } : options);
};

/** What a file changes in the global object and in the environment ends with it, and so do its spies. */
module.exports = class SharedGlobal extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    contexts.add(this.context);
    const clock = { config: config.projectConfig, global: globalThis };
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor(clock);
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
    this.env = { ...process.env };
    this.exit = process.exit;
    globalThis.loadPackage = require;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    for (const key of Reflect.ownKeys(globalThis)) {
      if (key in this.globals) Object.defineProperty(globalThis, key, this.globals[key]);
      else Reflect.deleteProperty(globalThis, key);
    }
  }
};
