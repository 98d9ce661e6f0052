import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import { leanCatalogue } from '../../testing/lean-catalogue';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

const catalogue = leanCatalogue;

test('the tab of the first field that is missing opens, and the message beside it has words', async () => {
  startFrom({ version: 1, catalogue });
  fakeAdminApi({
    'GET /catalogue': { body: { version: 1, on_site: true, site_error: null, catalogue } },
  });
  renderRemote(remote, {
    at: '/admin/addCourse',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Numerology Course' }));
  await screen.findByRole('form');
  const selected = () => screen.getByRole('tab', { selected: true });
  expect(selected()).toHaveTextContent('Name and price');
  expect(screen.getByLabelText('Title')).toBeVisible();
  expect(screen.getByLabelText('Students')).not.toBeVisible();

  selected().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toHaveTextContent('Batches');
  expect(selected()).toHaveFocus();

  await userEvent.clear(screen.getByLabelText('Students'));
  await userEvent.click(screen.getByRole('button', { name: 'Update course' }));
  expect(await screen.findByText('Please fill the noOfstu field.')).toBeVisible();
  expect(selected()).toHaveTextContent('Figures');
  expect(screen.getByLabelText('Students')).toHaveFocus();
  expect(screen.getByText('Please write “Students”.')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Students'), '7');
  await userEvent.clear(screen.getByLabelText('URL title'));
  await userEvent.click(screen.getByRole('button', { name: 'Update course' }));
  expect(await screen.findByText('Please write the web address.')).toBeVisible();
  expect(screen.getByLabelText('URL title')).toHaveFocus();
});
