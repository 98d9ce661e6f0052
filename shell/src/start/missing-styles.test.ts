import { waitFor } from '@testing-library/react';
import { askAgainForMissingStyles } from './missing-styles';

function styleSheet(href: string, rules: object[] | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  Object.defineProperty(link, 'sheet', { configurable: true, value: rules && { cssRules: rules } });
  document.head.append(link);
  return link;
}

const report = jest.fn();

const addresses = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => report.mockClear());
afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

test("a section's style sheet that did not come makes room for another try", () => {
  styleSheet('/remotes/mf-auth/1/css/auth-login.css', null);
  styleSheet('/remotes/mf-auth/1/css/auth-signup.css', [{}]);
  styleSheet('/remotes/mf-auth/1/css/empty.css', []);
  askAgainForMissingStyles(report);
  expect(addresses()).toEqual(['/remotes/mf-auth/1/css/auth-signup.css']);
  // The section's page does, if it cannot load it either.
  expect(report).not.toHaveBeenCalled();
});

test("the host's own is asked for again, past what the browser has kept, and told", async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('out of reach'));
  styleSheet('/shell/1/css/main.css', null).integrity = 'sha256-x';
  askAgainForMissingStyles(report);
  expect(addresses()).toEqual(['/shell/1/css/main.css?attempt=1']);
  expect(document.querySelector('link')?.integrity).toBe('sha256-x');
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'shell', version: '1', kind: 'unreachable' }),
    ),
  );
});

test('one that the network refused, whose rules may not be read, does not stop the page', () => {
  const link = styleSheet('/remotes/mf-auth/1/css/auth-login.css', []);
  const sheet = Object.defineProperty({}, 'cssRules', {
    get: () => {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  });
  Object.defineProperty(link, 'sheet', { value: sheet });
  askAgainForMissingStyles(report);
  expect(addresses()).toEqual([]);
});
