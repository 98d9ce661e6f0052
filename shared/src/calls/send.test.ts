import { createStore } from '../store';
import { fakeApi } from '../testing';
import { isAccepted, messageOf, observeFailedCalls, readFailure, send, sendEarly } from '.';

const user = { name: 'Asha' };
const storeWith = (token: string) =>
  createStore({ login: { token, user, ended: null, endedAsAdmin: false } });

beforeEach(() => void createStore());

const weather = { name: 'weather', url: '/weather' };

test('a call sends its body as JSON, its query, and the token', async () => {
  storeWith('abc');
  const { requests } = fakeApi({ 'POST /weather': { body: { degrees: 31 } } });
  const params = { city: 'Pune', day: undefined, hours: 2 };
  const sent = await send({ ...weather, method: 'POST', body: { unit: 'C' }, params });
  expect(sent).toEqual({ data: { degrees: 31 } });
  expect(requests[0]).toMatchObject({ path: '/weather?city=Pune&hours=2', body: { unit: 'C' } });
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
});

test('a call to another origin gets no token, and ends no login', async () => {
  const store = storeWith('abc');
  const { requests } = fakeApi({ 'GET https://chat.example/rooms': { status: 401 } });
  await send({ name: 'rooms', url: 'https://chat.example/rooms' });
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
  expect(store.getState().login.token).toBe('abc');
});

test('a form with files is sent as it is', async () => {
  const { requests } = fakeApi({ 'POST /weather': {} });
  const body = new FormData();
  body.set('file', new File(['x'], 'x.pdf'));
  await send({ ...weather, method: 'POST', body });
  expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
});

test('a reader turns the body into data, and an empty body is null', async () => {
  fakeApi({ 'GET /weather': {} });
  expect(await send(weather, (body) => body === null)).toEqual({ data: true });
});

test('a failure has the status, the body, and how long to wait', async () => {
  const body = { message: 'Slow down.' };
  fakeApi({ 'GET /weather': { status: 429, body, headers: { 'Retry-After': '30' } } });
  const { error } = await send(weather);
  expect(error).toEqual({ status: 429, data: body, retryAfter: 30 });
  expect(readFailure(error)).toMatchObject({ status: 429, message: 'Slow down.' });
});

test('a call never rejects', async () => {
  fakeApi({ 'GET /weather': 'network error' });
  expect((await send(weather)).error?.status).toBe('FETCH_ERROR');
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>'));
  expect((await send(weather)).error?.status).toBe('PARSING_ERROR');
});

const texts = { refused: 'Declined.', failure: 'Failed.' };
test.each([
  [{ body: { status: true } }, undefined],
  [{ body: { status: false } }, 'Declined.'],
  [{ body: { status: false, message: 'Taken.' } }, 'Taken.'],
  [{ body: {} }, 'Declined.'],
  [{ status: 500 }, 'Failed.'],
  [{ status: 422, body: { message: 'Invalid.' } }, 'Invalid.'],
])('of the response %j with a status, the failure is %j', async (response, expected) => {
  fakeApi({ 'GET /weather': response });
  const { error } = await send({ ...weather, validateStatus: isAccepted });
  expect(error && messageOf(error, texts)).toBe(expected);
});

test.each([
  [{ status: 500 }, [['weather', 500]]],
  ['network error' as const, [['weather', 'FETCH_ERROR']]],
  [{ status: 422 }, []],
])('the failure %j is reported as %j', async (response, expected) => {
  const observe = jest.fn();
  observeFailedCalls(observe);
  fakeApi({ 'GET /weather': response });
  await send(weather);
  expect(observe.mock.calls).toEqual(expected);
});

test('neither a failure offline nor an aborted call is reported', async () => {
  const observe = jest.fn();
  observeFailedCalls(observe);
  fakeApi({ 'GET /weather': 'network error' });
  await send({ ...weather, signal: AbortSignal.abort() });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send(weather);
  onLine.mockRestore();
  expect(observe).not.toHaveBeenCalled();
});

test('a refused token ends the login, unless the call has keepsLogin', async () => {
  fakeApi({ 'GET /weather': { status: 401 } });
  const store = storeWith('old');
  expect((await send({ ...weather, keepsLogin: true })).error).not.toHaveProperty('endedLogin');
  expect(store.getState().login.token).toBe('old');
  expect((await send(weather)).error).toMatchObject({ status: 401, endedLogin: true });
  expect(store.getState().login).toMatchObject({ token: null, ended: 'expired' });
});

describe('a call that was made early', () => {
  /** The fake API notes a request a moment after it was made. */
  const sent = () => new Promise((next) => setTimeout(next));

  test('answers the next call to the same address, once', async () => {
    storeWith('abc');
    const { requests } = fakeApi({ 'GET /weather': { body: 31 } });
    sendEarly({ url: '/weather', params: { city: 'Pune' } });
    sendEarly({ url: '/weather', params: { city: 'Pune' } });
    await sent();
    expect(requests.map(({ path }) => path)).toEqual(['/weather?city=Pune']);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    const call = { ...weather, params: { city: 'Pune' } };
    expect(await send(call)).toEqual({ data: 31 });
    expect(requests).toHaveLength(1);
    await send(call);
    expect(requests).toHaveLength(2);
  });

  test.each<[string, () => unknown]>([
    ['ten seconds', () => jest.advanceTimersByTime(10_000)],
    ['another login', () => storeWith('other')],
    ['a change', () => send({ ...weather, method: 'PUT' })],
  ])('answers none after %s', async (_, happens) => {
    jest.useFakeTimers();
    storeWith('abc');
    const { requests } = fakeApi({ 'GET /weather': { body: 31 }, 'PUT /weather': {} });
    sendEarly(weather);
    await happens();
    await send(weather);
    expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
    jest.useRealTimers();
  });

  test('fails where the page makes it', async () => {
    const { responses } = fakeApi({ 'GET /weather': 'network error' });
    sendEarly(weather);
    await sent();
    responses['GET /weather'] = { body: 31 };
    expect((await send(weather)).error?.status).toBe('FETCH_ERROR');
  });

  test('has no token for another origin', async () => {
    storeWith('abc');
    const { requests } = fakeApi({ 'GET https://chat.example/rooms': {} });
    sendEarly({ url: 'https://chat.example/rooms' });
    await sent();
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });
});
