import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

test('questions are added, removed and moved separately for each page', async () => {
  const base = { version: 1, catalogue: shippedCatalogue };
  startFrom(base);
  fakeAdminApi({ 'GET /catalogue': { body: { ...base, on_site: true } } });
  renderRemote(remote, {
    at: '/admin/questions',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  const asked = shippedCatalogue.questions.map(({ question }) => question);
  await screen.findByText(`${asked.length} questions`);
  expect(titles()).toEqual(asked);
  await userEvent.click(screen.getByRole('button', { name: `Move down ${asked[0]}` }));
  await userEvent.click(screen.getByRole('button', { name: `Delete ${asked[2]}` }));
  expect(titles()).toEqual([asked[1], asked[0], ...asked.slice(3)]);
  expect(screen.getByRole('button', { name: `Move up ${asked[1]}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Astrology Course');
  const ofCourse = shippedCatalogue.courses[1]!.courseDetFAQ;
  await waitFor(() => expect(titles()).toEqual(ofCourse.map(({ question }) => question)));
  await userEvent.click(screen.getByRole('button', { name: 'Add new question' }));
  const form = within(await screen.findByRole('form', { name: 'Question' }));
  expect(form.getAllByRole('option').map((each) => each.textContent)).toEqual([
    'Ordering',
    'Shipping',
    'Returns',
    'Support',
  ]);
  await userEvent.type(form.getByLabelText('Question'), ofCourse[0]!.question);
  await userEvent.type(form.getByLabelText('Answer'), 'Because.');
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  expect(await form.findByText('This question already exists.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Question'), ' Why?');
  await userEvent.type(form.getByLabelText('Answer in Hindi'), 'क्योंकि।');
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  expect(titles().at(-1)).toBe(`${ofCourse[0]!.question} Why?`);
  expect(screen.getByText('3 changes not on the site')).toBeVisible();
  expect(currentDraft().catalogue.courses[1]!.courseDetFAQ.at(-1)!.hi).toEqual({
    answer: 'क्योंकि।',
  });
});
