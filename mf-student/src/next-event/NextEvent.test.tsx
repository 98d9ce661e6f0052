import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, forgetTime } from 'shared/testing';
import { openDashboard, paying } from '../testing/dashboard';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T21:00:00+05:30'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

const event = () => screen.findByRole('region', { name: 'Next live webinar' });

test('counts down to the coming Sunday, second by second', async () => {
  fakeApi(paying([], [202]));
  openDashboard('overview');
  expect(await screen.findByText('Your seat is booked')).toBeVisible();
  const next = await event();
  expect(next).toHaveTextContent('Read Your Own Birth Chart');
  expect(next).toHaveTextContent('Sunday, 22 November 2026');
  expect(within(next).getByRole('link', { name: 'My webinars' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mywebinar',
  );

  act(() => {
    forgetTime();
    jest.setSystemTime(new Date('2026-11-21T20:58:30+05:30'));
    jest.advanceTimersByTime(1000);
  });
  expect(within(next).getByRole('timer', { name: 'Time until the webinar' })).toHaveTextContent(
    /^00Days03Hours01Minutes2[0-9]Seconds$/,
  );
});

test('after the webinar has begun, the date is that of the next week', async () => {
  fakeApi(paying());
  openDashboard('overview');
  await screen.findByRole('timer');
  act(() => {
    forgetTime();
    jest.setSystemTime(new Date('2026-11-22T00:00:01+05:30'));
    jest.advanceTimersByTime(1000);
  });
  expect(await event()).toHaveTextContent('Sunday, 29 November 2026');
});

test('without a ticket, the first webinar is offered', async () => {
  fakeApi(paying());
  openDashboard('overview');
  expect(await screen.findByRole('link', { name: 'Numerology in Daily Life' })).toHaveAttribute(
    'href',
    '/webinar/numerology-webinar',
  );
  expect(screen.queryByText('Your seat is booked')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book a seat' })).toHaveAttribute('href', '/webinar');
});

test('Add to calendar saves a calendar file of the booked webinars', async () => {
  fakeApi(paying([], [201, 202]));
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:calendar';
  };
  URL.revokeObjectURL = jest.fn();
  let download = '';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    download = this.download;
  });

  openDashboard('overview');
  await screen.findByText('Your seat is booked');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Add to calendar' }));

  expect(download).toBe('webinar.ics');
  expect(file?.type).toContain('text/calendar');
  const text = await file!.text();
  expect(text).toContain('SUMMARY:Numerology in Daily Life\r\n');
  expect(text).toContain('SUMMARY:Read Your Own Birth Chart\r\n');
});
