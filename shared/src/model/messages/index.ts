export * from './accounts';
export * from './admin';
export * from './chrome';
export * from './commerce';
export * from './leads';
