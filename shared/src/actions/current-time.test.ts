import { act, renderHook } from '@testing-library/react';
import { currentTime, forgetTime, useVisitTime } from './current-time';

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
  answer(new Date(monday + 30_000).toUTCString());
  expect(currentTime().getTime()).toBe(monday);
  pass(5000);
  expect(currentTime().getTime()).toBe(monday + 5000);
});

test.each([
  ['it was set', -86_400_000, new Date(monday + 7000).toUTCString(), monday + 7000],
  ['the device slept', 3_600_000, new Date(monday + 3_607_000).toUTCString(), monday + 3_607_000],
  ['the answer has no date', 3_600_000, null, monday + 3_607_000],
])('after a jump of the clock the server is asked: %s', async (_, jump, date, now) => {
  const fetch = answer(null);
  currentTime();
  await settled();
  fetch.mockClear();
  answer(date);
  pass(7000);
  device += jump;
  expect(currentTime().getTime()).toBe(monday + 7000);
  await settled();
  expect(currentTime().getTime()).toBe(now);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/registry.json', { method: 'HEAD', cache: 'no-store' });
});

test('without a connection, a device has slept', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
  currentTime();
  device += 3_600_000;
  currentTime();
  await settled();
  expect(currentTime().getTime()).toBe(monday + 3_600_000);
});

test.each([
  ['40 minutes behind', 2_400_000],
  ['8 days ahead', -691_200_000],
])(
  'the time is that of the server for a clock %s, also for a page that shows it',
  async (_, off) => {
    answer(new Date(monday + off).toUTCString());
    const { result } = renderHook(useVisitTime);
    expect(result.current!.getTime()).toBe(monday);
    await act(settled);
    expect(result.current!.getTime()).toBe(monday + off);
    pass(5000);
    expect(currentTime().getTime()).toBe(monday + off + 5000);
  },
);

test('a clock that differs by seconds is believed, and the page stays as it is', async () => {
  const fetch = answer(new Date(monday + 50_000).toUTCString());
  const { result } = renderHook(useVisitTime);
  const shown = result.current;
  await act(settled);
  expect(result.current).toBe(shown);
  expect(currentTime().getTime()).toBe(monday);
  expect(fetch).toHaveBeenCalledTimes(1);
});
