import '@testing-library/jest-dom';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { forgetTime } from '../actions/current-time';
import { takeUnanswered } from './fake-api';

configure({
  // The first import of a page compiles it, which on a busy machine takes longer than the usual second.
  asyncUtilTimeout: 30_000,
  // Without the document where the library will search again: only the error of the last search is shown, and
  // writing the document for each takes a tenth of the time of all tests.
  getElementError(message, container) {
    const parts = [message, willSearchAgain() ? null : prettyDOM(container)];
    const error = new Error(parts.filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** Whether the running search is one of a `findBy…` or `waitFor`. */
function willSearchAgain(): boolean {
  // The field is not in the types of the library.
  const config = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  return config._disableExpensiveErrorDiagnostics ?? false;
}

jest.setTimeout(60_000);
// React notes the stack of each element that it makes: with the hundred lines that jest asks for, a twelfth of the
// time of these tests.
Error.stackTraceLimit = 10;
// jsdom has no layout: the functions that pages call for it do nothing here.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

// jsdom knows <dialog> but cannot open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Half a search by role is jsdom comparing elements with style sheets. Here these are the sheet of browsers and that
// of the toasts, which names classes, so elements of the same kind among elements of the same classes and own
// styles look the same.
const computedStyle = window.getComputedStyle.bind(window);
const styleOfKind = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return computedStyle(element, pseudo);
  const kind = [element.localName, element.parentElement?.localName];
  for (const name of ['hidden', 'open', 'type']) kind.push(element.getAttribute(name) ?? '-');
  for (let at: Element | null = element; at; at = at.parentElement) {
    kind.push(at.getAttribute('class') ?? '-', at.getAttribute('style') ?? '-');
  }
  for (const { cssRules } of document.styleSheets) kind.push(String(cssRules.length));
  const key = kind.join();
  const style = styleOfKind.get(key) ?? computedStyle(element);
  styleOfKind.set(key, style);
  return style;
};

// For the labels of one field, jsdom asks each label of the page for its control, and walks the page for each. Here a
// field finds its own labels.
const fields = 'input:not([type=hidden]), select, textarea, button';
const labelled = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement];
for (const { prototype } of labelled) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (!this.matches(fields)) return null;
      const { id } = this;
      const named = id ? document.querySelectorAll(`label[for=${JSON.stringify(id)}]`) : [];
      const around = this.closest('label:not([for])');
      return around?.querySelector(fields) === this ? [around, ...named] : [...named];
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetTime();
});

// The page may handle a call without an answer; the test must fail.
afterEach(() => {
  expect(takeUnanswered()).toEqual([]);
});
