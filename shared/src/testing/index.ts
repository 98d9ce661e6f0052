export { fakeApi, type RecordedRequest } from './fake-api';
export { MemoryRouter, renderRemote } from './render-remote';
