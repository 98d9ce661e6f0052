import { screen } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { claims } from './claims';

const pages = ['/', '/about', '/tutor'];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function textOf(at: string) {
  const { container, unmount } = renderRemote(remote, { at });
  await screen.findByRole('heading', { level: 1 });
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test('every claim appears on a page, next to its label', async () => {
  let all = '';
  for (const page of pages) all += await textOf(page);
  for (const { figure, label } of Object.values(claims)) {
    const together = new RegExp(
      `${escape(figure)} ${escape(label)}|${escape(label)} ${escape(figure)}`,
      'i',
    );
    expect(all).toMatch(together);
  }
});

test('the two figures for earnings stay on their own pages', async () => {
  const home = await textOf('/');
  const tutor = await textOf('/tutor');
  expect(home).toContain('40k to 20L');
  expect(home).not.toContain('2L per month');
  expect(tutor).toContain('Earnings up to 2L per month');
  expect(tutor).not.toContain('20L');
});

test('there are thirteen claims', () => {
  expect(Object.keys(claims)).toHaveLength(13);
});
