import federation, {
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { FEDERATION_RUNTIME } from 'shared/contract';

// Without this, every remote's entry would contain this half of the federation runtime (4 to 5 KB brotli).

/** Like the runtime's own `init`, but that one looks for the instance of its own build. */
const init: typeof runtime.init = (options) => {
  const existing = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!existing) return runtime.createInstance(options);
  existing.initOptions(options);
  return existing;
};

Reflect.set(globalThis, FEDERATION_RUNTIME, {
  ...federation,
  runtime: { ...runtime, init },
  // The host has no container, so its own copy lacks the function that starts one.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
});
