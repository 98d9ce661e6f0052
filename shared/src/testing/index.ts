export { createMemoryHistory } from 'history';
export { forgetTime } from '../actions/current-time';
export { fillIn } from './fill-in';
export { fakeApi, type RecordedRequest } from './fake-api';
export { FakeUpload } from './fake-upload';
export { MemoryRouter, renderRemote } from './render-remote';
export { englishInThirdLanguage } from './third-language';
export { advance, timedUser } from './timers';
