export { fakeApi, type RecordedRequest } from './fake-api';
export { PlainToasts, renderRemote } from './render-remote';
