import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const pdf = new File(['%PDF-1.7'], 'asha.pdf', { type: 'application/pdf' });
const word = new File(['PK'], 'cv.docx', {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

const picture = new File(['\x89PNG'], 'cv.png', { type: 'image/png' });

const valid = {
  fullName: 'Asha Verma',
  phone: '1234567890',
  email: 'asha@example.com',
  experience: '',
  demoLink: '',
  cv: pdf as File | null,
};
type Application = typeof valid;

async function openForm() {
  renderRemote(remote, { at: '/tutor' });
  const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Tutor application' });
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const user = userEvent.setup({ applyAccept: false });
  const send = async ({ cv, ...texts }: Application) => {
    for (const [name, value] of Object.entries(texts)) {
      if (value) await fillIn(field(name), value);
    }
    if (cv) await user.upload(field('cv'), cv);
    await user.click(within(form).getByRole('button'));
  };
  return { form, field, send };
}

const success = 'Application submitted successfully!';
const missing = 'Please fill all required fields and upload your CV.';
const badExperience = 'Experience must be a number. Decimals allowed like 1.5.';
const badLink = 'Invalid demo video link. Must start with http or https.';

test.each<[string, Partial<Application>, string]>([
  ['no name', { fullName: '' }, missing],
  ['a blank name', { fullName: ' ' }, missing],
  ['no phone', { phone: '' }, missing],
  ['no e-mail', { email: '' }, missing],
  ['no CV', { cv: null }, missing],
  ['a missing CV before a wrong phone', { cv: null, phone: '1' }, missing],
  ['nine digits', { phone: '123456789' }, 'Phone number must be 10 digits.'],
  ['a wrong e-mail', { email: 'asha@example' }, 'Invalid email format.'],
  ['a link that is not http', { demoLink: 'ftp://x' }, badLink],
  ['a link that is a script', { demoLink: 'javascript:alert(1)' }, badLink],
  ['a link without scheme', { demoLink: 'youtu.be/x' }, badLink],
  ['experience in words', { experience: 'two' }, badExperience],
  ['three decimals', { experience: '1.555' }, badExperience],
  ['a decimal point without decimals', { experience: '1.' }, badExperience],
  ['a negative experience', { experience: '-1' }, badExperience],
  ['a CV that is a picture', { cv: picture }, 'Only PDF files are allowed for CV.'],
  ['a CV that is not PDF', { cv: word }, 'Only PDF files are allowed for CV.'],
])('%s: one error appears', async (_, fault, message) => {
  const { send } = await openForm();
  await send({ ...valid, ...fault });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test.each<[string, Partial<Application>]>([
  ['no link and no experience', {}],
  ['whole years', { experience: '10' }],
  ['one decimal', { experience: '1.5' }],
  ['two decimals', { experience: '1.25' }],
  ['an http link', { demoLink: 'http://example.com/class' }],
  ['an https link', { demoLink: 'https://example.com/class' }],
])('%s is accepted', async (_, values) => {
  const { send } = await openForm();
  await send({ ...valid, ...values });
  expect(await screen.findByText(success)).toBeVisible();
});

test('an application sends no request, empties the form and is offered as an e-mail', async () => {
  const { requests } = fakeApi({});
  const { form, field, send } = await openForm();
  let resets = 0;
  form.addEventListener('reset', () => (resets += 1));
  await userEvent.type(field('occultEducation'), 'Jyotish Acharya');
  await userEvent.type(field('message'), 'I teach on weekends. नमस्ते & welcome');

  await send({ ...valid, experience: '12.5', demoLink: 'https://example.com/class' });

  expect(await screen.findByText(success)).toBeVisible();
  expect(requests).toEqual([]);
  const controls = Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  expect(controls).toHaveLength(9);
  for (const control of controls) {
    // user-event fixes the value of a file input, so the reset event is checked for the CV instead.
    if (control !== field('cv')) await waitFor(() => expect(control).toHaveValue(''));
  }
  expect(resets).toBe(1);
  // Its end is missing, which was said beside it, and now stands where it has to be attached.
  expect(field('cv')).not.toHaveAccessibleDescription(/damaged/);
  expect(screen.getByText(/^Let us have it in writing/)).toHaveTextContent(
    /attach your CV before you send it\. This PDF is damaged or not complete\./,
  );

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' });
  const body = new URL(link.href).searchParams.get('body');
  for (const text of [
    'Asha Verma',
    '1234567890',
    'asha@example.com',
    '12.5',
    'https://example.com/class',
    'Jyotish Acharya',
    'I teach on weekends. नमस्ते & welcome',
    'asha.pdf',
  ]) {
    expect(body).toContain(text);
  }
  expect(body).not.toContain('Education:');
});

test('a phone number is read in any usual format', async () => {
  const { field } = await openForm();
  await userEvent.type(field('phone'), '+91-98765-43210');
  await userEvent.tab();
  expect(field('phone')).toHaveValue('9876543210');
});

test('the page looks for Astro-Gurus', async () => {
  await openForm();
  expect(document.body).toHaveTextContent('Astro-Guru');
});

test('the form has nine fields, and the CV must be a PDF', async () => {
  const { field } = await openForm();
  for (const name of [
    'fullName',
    'phone',
    'email',
    'education',
    'experience',
    'occultEducation',
    'demoLink',
    'message',
  ]) {
    expect(field(name)).toBeVisible();
  }
  expect(field('cv')).toHaveAttribute('type', 'file');
  expect(field('cv')).toHaveAttribute('accept', 'application/pdf');
});

test.each([
  ['Eligibility', ['10+ years', '100+ students taught', '1,000+ hours', '5,000+ clients']],
  [
    'Compensation',
    ['2L per month', '5-10% annual increment', 'Probation 1 month', 'Resignation notice 1 month'],
  ],
  ['Procedure', ['8-15 minutes', 'within 24 hours']],
  ['Roles', ['Mentor each student']],
])('the section %s contains its facts', async (name, texts) => {
  await openForm();
  const section = screen.getByRole('region', { name });
  for (const text of texts) expect(section).toHaveTextContent(text);
});
