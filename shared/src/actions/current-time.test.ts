import { currentTime, forgetTime } from './current-time';

const monday = Date.parse('2026-11-23T10:00:00+05:30');

let steady = 0;
let device = monday;
const pass = (ms: number) => {
  steady += ms;
  device += ms;
};

beforeEach(() => {
  [steady, device] = [400, monday];
  forgetTime();
  jest.spyOn(performance, 'now').mockImplementation(() => steady);
  jest.spyOn(Date, 'now').mockImplementation(() => device);
});
afterEach(() => jest.restoreAllMocks());

const answer = (date: string | null) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { headers: date ? { date } : {} }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test('the time is that of the device, and goes on', () => {
  expect(currentTime().getTime()).toBe(monday);
  pass(5000);
  expect(currentTime().getTime()).toBe(monday + 5000);
});

test.each([
  ['it was set', -86_400_000, new Date(monday + 7000).toUTCString(), monday + 7000],
  ['the device slept', 3_600_000, new Date(monday + 3_607_000).toUTCString(), monday + 3_607_000],
  ['the answer has no date', 3_600_000, null, monday + 3_607_000],
])('after a jump of the clock the server is asked: %s', async (_, jump, date, now) => {
  const fetch = answer(date);
  currentTime();
  pass(7000);
  device += jump;
  expect(currentTime().getTime()).toBe(monday + 7000);
  await settled();
  expect(currentTime().getTime()).toBe(now);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/api/health', { method: 'HEAD', cache: 'no-store' });
});

test('without a connection, a device has slept', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
  currentTime();
  device += 3_600_000;
  currentTime();
  await settled();
  expect(currentTime().getTime()).toBe(monday + 3_600_000);
});
