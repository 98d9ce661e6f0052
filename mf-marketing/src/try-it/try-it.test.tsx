import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';

async function open(course: string) {
  renderRemote(remote, { at: `/course/${course}` });
  const region = within(await screen.findByRole('region', { name: 'Try it yourself' }));
  const form = within(region.getByRole('form', { name: 'Your birth date' }));
  const ask = async (date: string) => {
    fireEvent.input(form.getByLabelText('Date of birth'), { target: { value: date } });
    await userEvent.click(form.getByRole('button'));
  };
  return { region, ask };
}

test('a birth date fills the Lo Shu grid, and is sent nowhere', async () => {
  const { region, ask } = await open('numerology-course');
  const fetching = jest.spyOn(globalThis, 'fetch');
  await ask('1991-03-17');
  const figure = within(await region.findByRole('figure'));
  expect(await figure.findByText(/Missing in the date: 2, 4, 5, 6, 8\./)).toBeVisible();
  expect(figure.getByText(/Driver 8, the number of Saturn.*conductor 4/)).toBeVisible();
  expect(figure.getByText('111')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Reserve a free seat' })).toHaveAttribute(
    'href',
    '/#live-demo',
  );
  // What the page itself asks for when the visitor moves.
  const own = 'http://localhost/api/courses/101/waiting';
  expect(fetching.mock.calls.filter(([url]) => url !== own)).toEqual([]);
  fetching.mockRestore();
});

test('a birth date shows the sign of the Sun and the nakshatra of the Moon, and what the hour decides', async () => {
  const { region, ask } = await open('astrology-course');
  await ask('2024-01-15');
  const figure = within(await region.findByRole('figure'));
  expect(
    await figure.findByText(
      'Sun in Makara (Capricorn) at noon in India. That day it went from Dhanu (Sagittarius) into Makara (Capricorn) at about 3 am.',
    ),
  ).toBeVisible();
  expect(
    figure.getByText(
      'Moon in Purva Bhadrapada at noon in India. That day it went from Shatabhisha into Purva Bhadrapada at about 8 am: the hour of birth decides.',
    ),
  ).toBeVisible();
  expect(region.getByText(/sidereal \(Lahiri\)/)).toBeVisible();
});

test.each([
  ['', 'Enter a whole date: day, month and year.'],
  ['1899-12-31', 'Enter a birth date from 1900 to today.'],
  ['2999-01-01', 'Enter a birth date from 1900 to today.'],
])('the date %j is refused beside the field', async (date, message) => {
  const { region, ask } = await open('numerology-course');
  await ask(date);
  const field = region.getByLabelText('Date of birth');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(message);
});
