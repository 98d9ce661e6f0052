// What the host uses of the federation runtime. The build puts it in the place of the whole: the rest is a loader of
// remotes and of what a server says of them, which a first visit would load too.
export { createInstance, getInstance, init } from '@module-federation/enhanced/runtime';

/** Both are only for a snapshot, which this site does not have. */
export const getRemoteEntry = undefined;
// oxlint-disable-next-line syntax/no-restricted-syntax -- the runtime imports it as its default
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
