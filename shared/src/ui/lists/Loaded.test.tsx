import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeading } from 'shared/ui';
import { Loaded, type LoadResult } from '.';

const refetch = jest.fn();
afterEach(() => refetch.mockClear());

type Result = Partial<LoadResult<string[]>>;

function show(result: Result) {
  return render(page(result));
}

const page = (result: Result) => (
  <>
    <PageHeading>Your orders</PageHeading>
    <Loaded
      result={{ isFetching: false, refetch, ...result }}
      loading="Loading your orders…"
      skeleton={<i>…</i>}
      failure="The orders could not be loaded."
      missing={<p>There are no such orders.</p>}
      empty={<p>No orders yet.</p>}
    >
      {(orders) => <p>{orders.join(', ')}</p>}
    </Loaded>
  </>
);

test('while nothing is loaded, screen readers hear what is being loaded', () => {
  show({ isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your orders…');
});

test('a value is shown, also while it is fetched again and after that has failed', () => {
  const { rerender } = show({ currentData: ['NK-1', 'NK-2'] });
  expect(screen.getByText('NK-1, NK-2')).toBeVisible();
  rerender(page({ currentData: ['NK-1'], isFetching: true }));
  expect(screen.getByText('NK-1')).toBeVisible();
  rerender(page({ currentData: ['NK-1'], error: { status: 500 } }));
  expect(screen.getByText('NK-1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list has a text of its own', () => {
  show({ currentData: [] });
  expect(screen.getByText('No orders yet.')).toBeVisible();
});

test('after a 404 the page says that there is no such thing, also if it was there before', () => {
  show({ currentData: ['NK-1'], error: { status: 404 } });
  expect(screen.getByText('There are no such orders.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('after a failure the visitor can try again, and the focus moves to the heading', async () => {
  show({ error: { status: 'FETCH_ERROR' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a failure that a toast has announced is no alert, and its button can have another text', () => {
  render(
    <Loaded
      result={{ isFetching: false, refetch, error: { status: 500 } }}
      skeleton={null}
      failure="The orders could not be loaded."
      failureTone="info"
      retry="Load them again"
    >
      {() => null}
    </Loaded>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('The orders could not be loaded.');
  expect(screen.getByRole('button', { name: 'Load them again' })).toBeVisible();
});
