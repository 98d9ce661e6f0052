import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { watchTranslator } from './translator';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => jest.resetModules());
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** What Google Translate does: the text stands in an element of the translator. */
function translate(element: Element) {
  for (const text of [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE,
  )) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

/** What newer translators do: the text is taken out, and an element with the translation has its place. */
function replaceByTranslation(element: Element) {
  for (const text of [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE,
  )) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.append(`«${text.textContent}»`);
    text.parentNode!.replaceChild(font, text);
  }
}

let change = (_to: number) => {};
function Places() {
  const [left, setLeft] = useState(2);
  change = setLeft;
  return (
    <p>
      {left > 0 && 'Only '}
      {left > 1 ? <b>{left}</b> : 'one'} left
    </p>
  );
}

/** The observer of the page has its turn, and its script has loaded. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test.each([
  ['moves the texts', translate, 'one left', 'Only 2 left'],
  ['replaces the texts', replaceByTranslation, 'one« left»', 'Only 2« left»'],
])(
  'a page whose translator %s shows what it says now, in order',
  async (_, translated, last, again) => {
    watchTranslator();
    render(<Places />);
    const text = screen.getByText(/left/);
    translated(text);
    await settled();
    act(() => change(1));
    act(() => change(0));
    await settled();
    expect(text.textContent).toBe(last);
    act(() => change(2));
    await settled();
    expect(text.textContent).toBe(again);
    expect(text.querySelectorAll('font:empty')).toHaveLength(0);
  },
);

test('a text that changes is shown instead of its old translation', async () => {
  watchTranslator();
  let add = () => {};
  function Cart() {
    const [count, setCount] = useState(1);
    add = () => setCount(count + 1);
    return (
      <p>
        Cart: {count} <i>courses</i>
      </p>
    );
  }
  render(<Cart />);
  const cart = screen.getByText(/Cart/);
  replaceByTranslation(cart);
  await settled();
  act(() => add());
  await settled();
  expect(cart.textContent).toBe('«Cart: »2« »courses');
});

test('without it the page is lost', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Places />);
  translate(screen.getByText(/left/));
  expect(() => act(() => change(0))).toThrow();
  jest.restoreAllMocks();
});

test('nodes of the page are added and removed as always', async () => {
  await import('./foreign-nodes');
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
