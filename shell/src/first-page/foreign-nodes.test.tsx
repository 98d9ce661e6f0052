import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { tolerateForeignNodes } from './foreign-nodes';

const { removeChild, insertBefore } = Node.prototype;
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

test('a page that a translator has changed goes on working', () => {
  tolerateForeignNodes();
  render(<Places />);
  const text = screen.getByText(/left/);
  translate(text);
  act(() => change(1));
  act(() => change(0));
  act(() => change(2));
  expect(text.isConnected).toBe(true);
  expect(text).toHaveTextContent('2');
});

test('without it the page is lost', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Places />);
  translate(screen.getByText(/left/));
  expect(() => act(() => change(0))).toThrow();
  jest.restoreAllMocks();
});

test('nodes of the page are added and removed as always', () => {
  tolerateForeignNodes();
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
