import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';
import { daysIn } from './CsvExport';

const saved: Blob[] = [];
let file: ReadableStreamDefaultController<Uint8Array>;

/** Opens the leads and starts the export; the test sends the file in pieces. */
async function startExport() {
  saved.length = 0;
  URL.createObjectURL = (content) => `blob:${saved.push(content as Blob)}`;
  // jsdom cannot navigate to a file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fakeAdminApi({ 'GET /admin/leads': { body: { data: { data: [], total: 3 } } } });
  renderRemote(remote, {
    at: '/admin/leads',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (file = controller),
    });
    init?.signal?.addEventListener('abort', () => file.error(new DOMException('', 'AbortError')));
    return Promise.resolve(new Response(body));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
}

const arrives = (piece: string) => act(async () => file.enqueue(new TextEncoder().encode(piece)));

test('the rows are counted while they arrive, and the whole file is saved', async () => {
  await startExport();
  await arrives('id,name\n1,Asha\n2,Ra');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1'));
  await arrives('vi\n3,Uma\n');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '3'));
  file.close();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]!.text()).toBe('id,name\n1,Asha\n2,Ravi\n3,Uma\n');
});

test('an export that is cancelled saves nothing and shows no failure', async () => {
  await startExport();
  await arrives('id,name\n1,Asha\n');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(saved).toEqual([]);
  expect(screen.queryByText('Export failed. Please try again.')).toBeNull();
});

test.each([
  [{ from_date: '2026-11-01', to_date: '2026-11-30' }, 'from-2026-11-01-to-2026-11-30'],
  [{ to_date: '2026-11-30', name: 'Asha' }, 'to-2026-11-30'],
  [{ from_date: '', to_date: '' }, ''],
])('a file of the rows of %j has the days %s in its name', (filters, days) => {
  expect(daysIn(filters)).toBe(days);
});
