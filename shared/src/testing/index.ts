export { fakeApi, type RecordedRequest } from './fake-api';
export { renderRemote } from './render-remote';
