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
} from './contract';
export { linkIcons, menuLinks, menus, type MenuLink, type MenuName, type ShownLink } from './menus';
export { pictureSize } from './picture-size';
export { toRouteManifest, type PageManifest, type RouteManifest } from './manifest';
export type { RouteId } from './route-id';
export {
  toRegistryEntry,
  widgetsOf,
  type BuiltFrom,
  type CanaryVersion,
  type PublishedVersion,
  type Registry,
  type RegistryEntry,
  type RollOut,
} from './registry';
export {
  slots,
  toWidgetManifest,
  widgetHeights,
  widgetsIn,
  type SlotContent,
  type SlotName,
  type SlotProps,
  type Widget,
  type WidgetHeight,
  type WidgetManifest,
} from './widgets';
