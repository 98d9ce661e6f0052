export * from './addresses';
export * from './contract';
export { isOrigin, originsOf, type Origin } from './origins';
export { pictureSize } from './picture-size';
export { toRouteManifest, type PageManifest, type RouteManifest } from './manifest';
export * from './registry';
export * from './widgets';
