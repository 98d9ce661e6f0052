import { waitFor } from '@testing-library/react';
import { retryMissingStyles } from './missing-styles';

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

test("a section's style sheet that did not arrive is removed, so that it can be loaded again", () => {
  styleSheet('/remotes/mf-auth/1/css/auth-login.css', null);
  styleSheet('/remotes/mf-auth/1/css/auth-signup.css', [{}]);
  styleSheet('/remotes/mf-auth/1/css/empty.css', []);
  retryMissingStyles(report);
  expect(addresses()).toEqual(['/remotes/mf-auth/1/css/auth-signup.css']);
  // The section's page reports it if it cannot load the style sheet either.
  expect(report).not.toHaveBeenCalled();
});

test("the host's own is requested again, past the browser's cache, and reported", async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('out of reach'));
  styleSheet('/shell/1/css/main.css', null).integrity = 'sha256-x';
  retryMissingStyles(report);
  expect(addresses()).toEqual(['/shell/1/css/main.css?attempt=1']);
  expect(document.querySelector('link')?.integrity).toBe('sha256-x');
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'shell', version: '1', kind: 'unreachable' }),
    ),
  );
});

test('a style sheet whose rules may not be read does not stop the page', () => {
  const link = styleSheet('/remotes/mf-auth/1/css/auth-login.css', []);
  const sheet = Object.defineProperty({}, 'cssRules', {
    get: () => {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  });
  Object.defineProperty(link, 'sheet', { value: sheet });
  retryMissingStyles(report);
  expect(addresses()).toEqual([]);
});
