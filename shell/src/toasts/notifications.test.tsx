import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { toast, type ToastOptions } from 'shared/toast';
import { Dialog } from 'shared/ui';
import { renderChrome } from '../testing/render-chrome';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const EXIT = 1000;

/** Waits in small steps, because an animation continues only after its last change has been rendered. */
async function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(50, milliseconds - passed)));
  }
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
const shown = (message: string) => within(region()).queryByText(message) !== null;

/** Raises a toast and lets it slide in, which takes 400 ms of its duration. */
async function raise(message: string, options?: ToastOptions) {
  act(() => void toast(message, options));
  await wait(400);
  return [...region().querySelectorAll<HTMLElement>('[data-toast]')].at(-1)!;
}

test('a toast stays four seconds', async () => {
  renderChrome(null);
  await raise('Hello');
  await wait(3500);
  expect(shown('Hello')).toBe(true);
  await wait(100 + EXIT);
  expect(shown('Hello')).toBe(false);
});

test.each([500, 5000])(
  'a toast with a duration of %i ms closes after that time',
  async (duration) => {
    renderChrome(null);
    await raise('Hello', { duration });
    await wait(duration - 400 - 50);
    expect(shown('Hello')).toBe(true);
    await wait(50 + EXIT);
    expect(shown('Hello')).toBe(false);
  },
);

test('a toast whose duration is null stays until it is dismissed', async () => {
  renderChrome(null);
  await raise('Login failed.', { duration: null, variant: 'error' });
  await wait(60_000);
  expect(shown('Login failed.')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(EXIT);
  expect(shown('Login failed.')).toBe(false);
});

test('errors interrupt a screen reader, other toasts wait for their turn', async () => {
  renderChrome(null);
  await raise('Bad', { variant: 'error' });
  await raise('Good', { variant: 'success' });
  expect(screen.getByRole('alert')).toHaveTextContent('Bad');
  expect(screen.getByRole('status')).toHaveTextContent('Good');
});

test('eleven toasts are shown together', async () => {
  renderChrome(null);
  for (let number = 1; number <= 11; number += 1) act(() => void toast(`Toast ${number}`));
  await wait(400);
  expect(region().querySelectorAll('[data-toast]')).toHaveLength(11);
});

test('the pointer on a toast pauses all toasts; afterwards the time left continues', async () => {
  renderChrome(null);
  await raise('First');
  const second = await raise('Second');
  fireEvent.pointerEnter(second);
  await wait(20_000);
  expect(shown('First') && shown('Second')).toBe(true);
  fireEvent.pointerLeave(second);
  await wait(3000);
  expect(shown('Second')).toBe(true);
  await wait(700 + EXIT);
  expect(shown('First') || shown('Second')).toBe(false);
});

test('toasts stay while the visitor is in another window', async () => {
  renderChrome(null);
  await raise('Hello');
  fireEvent.blur(window);
  await wait(20_000);
  expect(shown('Hello')).toBe(true);
  fireEvent.focus(window);
  await wait(4000 + EXIT);
  expect(shown('Hello')).toBe(false);
});

test('Alt+T focuses the newest toast and pauses all; Escape returns the focus and resumes', async () => {
  renderChrome(<button>A control</button>);
  const control = screen.getByRole('button', { name: 'A control' });
  control.focus();
  await raise('Older');
  await raise('Newer');
  fireEvent.keyDown(control, { code: 'KeyT', key: 't', altKey: true });
  expect(document.activeElement).toHaveTextContent('Newer');
  await wait(20_000);
  expect(shown('Older') && shown('Newer')).toBe(true);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(control).toHaveFocus();
  await wait(4000 + EXIT);
  expect(shown('Older') || shown('Newer')).toBe(false);

  fireEvent.keyDown(control, { code: 'KeyT', key: 't', altKey: true });
  expect(control).toHaveFocus();
});

test('dismissing a toast with the keyboard returns the focus to where it was', async () => {
  renderChrome(<button>A control</button>);
  const control = screen.getByRole('button', { name: 'A control' });
  control.focus();
  await raise('Hello');
  fireEvent.keyDown(control, { code: 'KeyT', key: 't', altKey: true });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(control).toHaveFocus();
  await wait(EXIT);
  expect(shown('Hello')).toBe(false);
});

test('dismissing the toast under the pointer lets the others close', async () => {
  renderChrome(null);
  await raise('First');
  const second = await raise('Second');
  fireEvent.pointerEnter(second);
  fireEvent.click(within(second).getByRole('button', { name: 'Dismiss' }));
  await wait(4000 + 2 * EXIT);
  expect(shown('First')).toBe(false);
});

function Question() {
  const [open, setOpen] = useState(true);
  const response = () => {
    toast('Sent');
    setOpen(false);
  };
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Question">
      <button onClick={response}>Yes</button>
    </Dialog>
  );
}

describe('with a dialog open', () => {
  // jsdom has no popovers. As in browsers, this one throws for an element outside the page.
  const lift = jest.fn(function (this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('not in the page', 'InvalidStateError');
  });
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { showPopover: lift, hidePopover: () => {} });
  });
  afterEach(() => {
    for (const name of ['showPopover', 'hidePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });

  test('the toasts are in the dialog and above it; they stay when it closes', async () => {
    renderChrome(<Question />);
    lift.mockClear();
    await raise('Not sent');
    expect(screen.getByRole('dialog')).toContainElement(region());
    expect(lift).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await wait(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(region().parentElement).toBe(document.body);
    expect(shown('Not sent')).toBe(true);
    await wait(4000 + EXIT);
    expect(shown('Not sent')).toBe(false);
  });

  test('a toast raised as the dialog closes is shown in the page', async () => {
    renderChrome(<Question />);
    await wait(100);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await wait(400);
    expect(region().parentElement).toBe(document.body);
    expect(shown('Sent')).toBe(true);
  });
});

test('on a small screen, several toasts form a pile that a button opens', async () => {
  renderChrome(null);
  await raise('First');
  expect(screen.queryByRole('button', { name: /messages/ })).not.toBeInTheDocument();
  await raise('Second');
  expect(region()).toHaveAttribute('data-pile', 'closed');
  fireEvent.click(screen.getByRole('button', { name: '2 messages: show all' }));
  await wait(50);
  expect(region()).toHaveAttribute('data-pile', 'open');
  await wait(5000 + EXIT);
  expect(region()).not.toHaveAttribute('data-pile');
});

test('a toast of a group is not announced by itself', async () => {
  renderChrome(null);
  const toastShown = await raise('First name is required', { variant: 'error', announced: false });
  expect(within(toastShown).queryByRole('alert')).not.toBeInTheDocument();
});

test('an extension that removes the toasts each time does not keep the page busy, and gets them back', async () => {
  renderChrome(null);
  await raise('Hello');
  let removed = 0;
  const extension = new MutationObserver(() => {
    const found = document.querySelector('section[aria-label=Notifications]');
    if (!found || removed >= 1000) return;
    removed += 1;
    found.remove();
  });
  extension.observe(document.body, { childList: true });
  region().remove();
  await wait(100);
  expect(removed).toBeLessThan(3);
  extension.disconnect();
  await wait(1000);
  expect(region().parentElement).toBe(document.body);
});
