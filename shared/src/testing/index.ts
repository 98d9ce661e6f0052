export { createMemoryHistory } from 'history';
export { fakeApi, type RecordedRequest } from './fake-api';
export { MemoryRouter, renderRemote } from './render-remote';
