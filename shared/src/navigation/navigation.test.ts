import { createMemoryHistory } from 'history';
import { createNavigation } from '.';

function open() {
  const history = createMemoryHistory({ initialEntries: ['/', '/chat'], initialIndex: 0 });
  const shown: string[] = [];
  const reloaded: string[] = [];
  const navigation = createNavigation(
    history,
    () => null,
    (pathname) => {
      if (pathname !== '/chat') return false;
      reloaded.push(history.location.pathname);
      return true;
    },
  );
  navigation.listen(({ pathname }) => shown.push(pathname));
  return { history, navigation, shown, reloaded };
}

test('a page that this document must not show is loaded anew at its own address', () => {
  const { history, navigation, shown, reloaded } = open();
  navigation.navigator.push('/about');
  navigation.navigator.push('/chat', { from: '/about' });
  expect({ shown, reloaded }).toEqual({ shown: ['/about'], reloaded: ['/chat'] });
  // What the next page is told is kept by the browser with the address.
  expect(history.location.state).toEqual({ from: '/about' });
});

test('so is one that the visitor goes back or forward to', async () => {
  const { history, shown, reloaded } = open();
  history.go(1);
  await Promise.resolve();
  expect({ shown, reloaded }).toEqual({ shown: [], reloaded: ['/chat'] });
});

test('so is what the visitor has gone back to before anybody listens', async () => {
  const history = createMemoryHistory({ initialEntries: ['/', '/chat'], initialIndex: 1 });
  const reloaded: string[] = [];
  const navigation = createNavigation(
    history,
    () => null,
    (pathname) => reloaded.push(pathname) > 0,
  );
  history.back();
  navigation.listen(() => {});
  await Promise.resolve();
  expect(reloaded).toEqual(['/']);
});

test('a navigation that is held back loads nothing', () => {
  const { navigation, shown, reloaded } = open();
  navigation.block(() => {});
  navigation.navigator.push('/chat');
  expect({ shown, reloaded }).toEqual({ shown: [], reloaded: [] });
});
