import '@testing-library/jest-dom';

// jsdom lays nothing out: what pages call on layout does nothing here.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
