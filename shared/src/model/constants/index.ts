export * from './business';
export * from './timings';
export * from './screens';
