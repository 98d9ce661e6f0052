import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { createMemoryHistory, MemoryRouter, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { WebinarList } from './WebinarList';

const webinars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...shippedCatalogue.webinars[0]!,
    id: 201 + index,
    title: `Webinar ${index + 1}`,
    urlTitle: `webinar-${index + 1}`,
  }));

const show = (count: number, query = '') => {
  const now = new Date('2026-11-20T00:00:00+05:30');
  const history = createMemoryHistory({ initialEntries: [`/webinar${query}`] });
  render(
    <MemoryRouter history={history}>
      <WebinarList webinars={webinars(count)} now={now} />
    </MemoryRouter>,
  );
  return history;
};

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pages = () => screen.getByRole('navigation', { name: 'Webinar pages' });
/** The page numbers, without the texts of the two buttons; empty if there is only one page. */
const numbers = () =>
  screen
    .queryByRole('navigation', { name: 'Webinar pages' })
    ?.textContent.replace('Previous', '')
    .replace('Next', '') ?? '';
const press = (name: string) => userEvent.click(within(pages()).getByRole('button', { name }));

test.each([
  [2, '', ['Webinar 1', 'Webinar 2'], ''],
  [9, '', ['Webinar 1', 'Webinar 2', 'Webinar 3', 'Webinar 4'], '123'],
  [9, '?page=3', ['Webinar 9'], '123'],
  [30, '?page=5', ['Webinar 17', 'Webinar 18', 'Webinar 19', 'Webinar 20'], '1…456…8'],
  [30, '?page=8', ['Webinar 29', 'Webinar 30'], '1…78'],
  [30, '?page=99', ['Webinar 29', 'Webinar 30'], '1…78'],
  [30, '?page=0', ['Webinar 1', 'Webinar 2', 'Webinar 3', 'Webinar 4'], '12…8'],
  [9, '?page=-1', ['Webinar 1', 'Webinar 2', 'Webinar 3', 'Webinar 4'], '123'],
  [9, '?page=1.5', ['Webinar 1', 'Webinar 2', 'Webinar 3', 'Webinar 4'], '123'],
  [2, '?page=1e9', ['Webinar 1', 'Webinar 2'], ''],
  [30, '?page=two', ['Webinar 1', 'Webinar 2', 'Webinar 3', 'Webinar 4'], '12…8'],
])(
  '%d webinars with the query "%s" show %j and the page numbers %s',
  (count, query, shown, numbered) => {
    show(count, query);
    expect(titles()).toEqual(shown);
    expect(numbers()).toBe(numbered);
  },
);

test('Previous and Next move through the pages and are disabled at the ends', async () => {
  const history = show(9);
  expect(within(pages()).getByRole('button', { name: 'Previous' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await press('Next');
  expect(history.location.search).toBe('?page=2');
  expect(titles()[0]).toBe('Webinar 5');
  await press('Next');
  expect(titles()).toEqual(['Webinar 9']);
  expect(within(pages()).getByRole('button', { name: 'Next' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press('Previous');
  expect(titles()[0]).toBe('Webinar 5');
  await press('1');
  expect(history.location.search).toBe('');
  expect(titles()[0]).toBe('Webinar 1');
});

test('a card shows title, date and picture and leads to its webinar', async () => {
  show(2);
  const card = screen.getAllByRole('listitem')[1]!;
  expect(within(card).getByText('22 November 2026')).toBeVisible();
  expect(card.querySelector('img')).toHaveAttribute(
    'src',
    shippedCatalogue.webinars[0]!.cardIntroimage,
  );
  expect(within(card).getByRole('link', { name: 'Webinar 2' })).toHaveAttribute(
    'href',
    '/webinar/webinar-2',
  );
});

test('the page lists the two webinars of the catalogue', async () => {
  const { history } = renderRemote(remote, { at: '/webinar' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(numbers()).toBe('');

  await userEvent.click(screen.getByRole('link', { name: shippedCatalogue.webinars[1]!.title }));
  expect(history.location.pathname).toBe('/webinar/astrology-webinar');
});

test('a card says until when its price counts', () => {
  const [first, second] = webinars(2);
  const prices = [{ price: 19, until: '2026-12-05' }];
  render(
    <MemoryRouter>
      <WebinarList webinars={[{ ...first!, prices }, second!]} now={null} />
    </MemoryRouter>,
  );
  const [early, usual] = screen.getAllByRole('listitem');
  expect(early).toHaveTextContent('Price until 5 Dec 2026');
  expect(usual).not.toHaveTextContent('until');
});
