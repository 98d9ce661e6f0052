import federation, {
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { FEDERATION_RUNTIME } from 'shared/remote';

// By default every remote's entry brings this half of the federation runtime (4 to 5 KB brotli).

/** As the runtime's own `init`, which looks for the instance of the build that it is part of. */
const init: typeof runtime.init = (options) => {
  const existing = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!existing) return runtime.createInstance(options);
  existing.initOptions(options);
  return existing;
};

Reflect.set(globalThis, FEDERATION_RUNTIME, {
  ...federation,
  runtime: { ...runtime, init },
  // The host has no container, and its own copy comes without the function that starts one.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
});
