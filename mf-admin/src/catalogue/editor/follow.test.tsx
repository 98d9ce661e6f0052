import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { leanCatalogue as catalogue } from '../../testing/lean-catalogue';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

function open(page: string) {
  startFrom({ version: 1, catalogue });
  fakeAdminApi({
    'GET /catalogue': { body: { version: 1, on_site: true, site_error: null, catalogue } },
    'GET /admin/catalogue/buyers': { body: { data: [] } },
  });
  renderRemote(remote, {
    at: `/admin/${page}`,
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('date, time and seats of a webinar are those of its next session', async () => {
  open('addWebinar');
  await press('Edit Numerology in Daily Life');
  const fields = within(await screen.findByRole('form'));
  expect(fields.getByLabelText('Webinar date')).not.toHaveAttribute('readonly');
  await press('Add session');
  type(fields.getByLabelText('Day'), '2126-03-05');
  type(fields.getByLabelText('Time (IST)'), '19:30');
  type(fields.getByLabelText('Seats'), '50');
  expect(fields.getByLabelText('Webinar date')).toHaveValue('2126-03-05');
  expect(fields.getByLabelText('Webinar date')).toHaveAttribute('readonly');
  expect(fields.getByLabelText('Date in words')).toHaveValue('5 March 2126');
  expect(fields.getByLabelText('Seats left')).toHaveValue('50');
  await press('Update webinar');
  const { sessions, webinarSeatsLeft } = currentDraft().catalogue.webinars[0]!;
  expect(sessions).toEqual([
    expect.objectContaining({ day: '2126-03-05', time: '19:30', seats: 50 }),
  ]);
  expect(webinarSeatsLeft).toBe(50);
  expect(await screen.findByText('50 seats left')).toBeVisible();
});

test('a tutor who is renamed has the new name in the courses too, and the review calls it a change of the name', async () => {
  open('addTutor');
  await press('Edit Ritu Khandelwal');
  const fields = within(await screen.findByRole('form'));
  type(fields.getByLabelText('Name'), 'Ritu Rao');
  await press('Update tutor');
  expect(currentDraft().catalogue.courses[0]!.tutor[0]!.name).toBe('Ritu Rao');
  await press('Review and publish');
  const review = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(review).toHaveTextContent('Ritu Khandelwal: Name');
  expect(review).toHaveTextContent('Numerology Course: Tutor, Name');
  expect(review).not.toHaveTextContent('removed');
});
