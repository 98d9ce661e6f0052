import { render, screen } from '@testing-library/react';
import { createBrowserHistory, createMemoryHistory } from 'history';
import { useSearchParams } from 'react-router-dom';
import { createNavigation, NavigationRouter } from '.';

declare global {
  // React's own switch: with it, `act` renders everything at once.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

function Sort() {
  const [params, setParams] = useSearchParams();
  return (
    <button onClick={() => setParams({ sort: 'oldest' })}>{params.get('sort') ?? 'none'}</button>
  );
}

test('a changed query is on the page before anything else can be pressed', async () => {
  const history = createMemoryHistory({ initialEntries: ['/list'] });
  const navigation = createNavigation(history, () => null);
  render(
    <NavigationRouter navigation={navigation}>
      <Sort />
    </NavigationRouter>,
  );
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    screen.getByRole('button').click();
    // The end of the event; a transition would begin later.
    await Promise.resolve();
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
  expect(history.location.search).toBe('?sort=oldest');
  expect(screen.getByRole('button')).toHaveTextContent('oldest');
});

test('a reload asks while navigations are held back', () => {
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { block } = createNavigation(createBrowserHistory(), () => null);
  const release = block(() => {});
  expect(reload()).toBe(true);
  release();
  expect(reload()).toBe(false);
});
