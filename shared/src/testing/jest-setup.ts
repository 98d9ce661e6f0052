import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { forgetTime } from '../actions/current-time';
import { takeUnanswered } from './fake-api';

// The first import of a page compiles it, which on a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);
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

// Half a search by role is jsdom comparing elements with the style sheet of browsers. No other sheet is loaded
// here, so elements of the same kind have the same style unless one of them, or of those around it, has its own.
const computedStyle = window.getComputedStyle.bind(window);
const styleOfKind = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0) return computedStyle(element, pseudo);
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('style')) return computedStyle(element);
  }
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  const kind = [element.localName, element.parentElement?.localName, ...attributes].join();
  const style = styleOfKind.get(kind) ?? computedStyle(element);
  styleOfKind.set(kind, style);
  return style;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetTime();
});

// The page may handle a call without an answer; the test must fail.
afterEach(() => {
  expect(takeUnanswered()).toEqual([]);
});
