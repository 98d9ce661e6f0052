import { createBrowserHistory, createPath, type History, type Location, type To } from 'history';
import { prefix } from 'shared/model/language';
import { addressIn, withoutPrefix } from '../registry/language-prefix';

/** The history of the browser, in which the paths have no prefix. */
export function createSiteHistory(): History {
  const history = createBrowserHistory();
  if (!prefix) return history;
  const inside = (at: Location): Location => ({ ...at, pathname: withoutPrefix(at.pathname) });
  const outside = (to: To): string =>
    addressIn(prefix, typeof to === 'string' ? to : createPath(to));
  return {
    get action() {
      return history.action;
    },
    get location() {
      return inside(history.location);
    },
    createHref: (to) => history.createHref(outside(to)),
    push: (to, state) => history.push(outside(to), state),
    replace: (to, state) => history.replace(outside(to), state),
    go: history.go,
    back: history.back,
    forward: history.forward,
    listen: (listener) =>
      history.listen(({ action, location }) => listener({ action, location: inside(location) })),
    block: (blocker) =>
      history.block((held) => blocker({ ...held, location: inside(held.location) })),
  };
}
