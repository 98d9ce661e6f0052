export {
  canaryAddress,
  chunkListName,
  ENTRY_FILE,
  entryAddress,
  FEDERATION_RUNTIME,
  pageAddress,
  unitAddress,
} from './addresses';
export {
  CONTRACT,
  defineRemote,
  type Access,
  type PageMeta,
  type PageModule,
  type RemoteChildRoute,
  type RemoteModule,
  type RemoteRoute,
  type RouteId,
} from './contract';
export { isOrigin, originsOf, type Origin } from './origins';
export { pictureSize } from './picture-size';
export { toRouteManifest, type PageManifest, type RouteManifest } from './manifest';
export {
  toRegistryEntry,
  offerOf,
  type BuiltFrom,
  type CanaryVersion,
  type Offer,
  type PublishedVersion,
  type Registry,
  type RegistryEntry,
} from './registry';
export { toWidgetManifest, type Widget } from './widgets';
