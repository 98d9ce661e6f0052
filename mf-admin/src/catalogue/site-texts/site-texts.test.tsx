import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { policyText, refundPolicy } from 'shared/model/policies';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { leanCatalogue } from '../../testing/lean-catalogue';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

beforeEach(async () => {
  startFrom({ version: 1, catalogue: leanCatalogue });
  fakeAdminApi({
    'GET /catalogue': { body: { version: 1, on_site: true, catalogue: leanCatalogue } },
    'GET /admin/catalogue/buyers': { body: { data: [] } },
  });
  const user = { id: 1, name: 'Admin', role_id: 3 };
  renderRemote(remote, { at: '/admin/site-texts', token: 'tok', user });
  await screen.findByRole('heading', { level: 1, name: 'Site texts' });
});

const edit = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('form', { name }));
};
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('the banner and the contact details are edited and reviewed by their names', async () => {
  expect(screen.queryByRole('button', { name: /Add|Delete/ })).not.toBeInTheDocument();
  const banner = await edit('Banner');
  type(banner.getByLabelText('Text'), 'Open day');
  type(banner.getByLabelText('Text in Hindi'), 'खुला दिन');
  type(banner.getByLabelText('From'), '2026-12-01');
  await userEvent.click(banner.getByRole('button', { name: 'Update Banner' }));
  expect(await screen.findByText('from 1 Dec 2026')).toBeVisible();
  const contact = await edit('Contact details');
  type(contact.getByLabelText('Address'), '12 Lake Road\nDelhi 110001');
  await userEvent.click(contact.getByRole('button', { name: 'Update Contact details' }));
  expect(currentDraft().catalogue.siteTexts[1]).toMatchObject({
    address: ['12 Lake Road', 'Delhi 110001'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  const review = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
  expect(review.getByText('Banner: Text in Hindi')).toBeVisible();
  expect(review.getByText('Contact details: Address')).toBeVisible();
});

test('a policy begins with the shipped text, which is stored only when it is changed', async () => {
  const form = await edit('Refund policy');
  const text = form.getByLabelText('Text');
  expect(text).toHaveValue(policyText(refundPolicy));
  await userEvent.click(form.getByRole('button', { name: 'Update Refund policy' }));
  await waitFor(() => expect(form.queryByRole('form')).not.toBeInTheDocument());
  expect(currentDraft().changes).toBe(0);
  const again = await edit('Refund policy');
  type(again.getByLabelText('Text'), 'No refunds.');
  await userEvent.click(again.getByRole('button', { name: 'Update Refund policy' }));
  expect(await screen.findByText('Your own text')).toBeVisible();
  expect(currentDraft().catalogue.siteTexts[4]).toMatchObject({ text: 'No refunds.' });
});
