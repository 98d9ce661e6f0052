import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ToastArea } from '../toast/display';
import type { Check } from '../model/validation';
import {
  CheckboxField,
  FileField,
  Form,
  PasswordField,
  PhoneField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
} from '.';
import type { CheckedForm, CheckedFormOptions } from '.';

interface Values {
  name: string;
  email: string;
  state: string;
  password: string;
  message: string;
  subscribe: boolean;
  cv: FileList;
  tutor: { name: string };
}

const checks: Check<Values>[] = [
  { field: 'email', message: 'Email is required.', passes: ({ email }) => email !== '' },
  { field: 'email', message: 'Invalid email.', passes: ({ email }) => email.includes('@') },
  { field: 'name', message: 'Name is required.', passes: ({ name }) => name !== '' },
];

let form: CheckedForm<Values>;

const ContactForm = ({
  children,
  browserValidation,
  ...options
}: Partial<CheckedFormOptions<Values>> & {
  children?: ReactNode;
  browserValidation?: boolean;
}) => {
  form = useCheckedForm<Values>({ checks, onSubmit: () => {}, ...options });
  return (
    <>
      <ToastArea />
      <Form form={form} name="Contact" browserValidation={browserValidation}>
        <TextField name="name" label="Name" hint="As on your certificate" />
        <TextField name="email" label="Email" type="email" />
        <SelectField
          name="state"
          label="State"
          placeholder="Select"
          options={[{ value: 'dl', label: 'Delhi' }]}
        />
        <PasswordField name="password" label="Password" />
        <TextAreaField name="message" label="Message" />
        <CheckboxField name="subscribe" label="Subscribe" />
        <FileField name="cv" label="CV" />
        <TextField name="tutor.name" label="Tutor" />
        {children}
        <SubmitButton busyText="Sending…">Send</SubmitButton>
      </Form>
    </>
  );
};

const toasts = () =>
  [...document.querySelectorAll('[data-toast] p')].map((toast) => toast.textContent);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('failed checks show one toast and all messages by the fields, and focus the first field', async () => {
  const onSubmit = jest.fn();
  render(<ContactForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Message'), 'Kept');
  await send();

  await waitFor(() => expect(toasts()).toEqual(['Email is required.']));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
    'As on your certificate Name is required.',
  );
  expect(screen.getByLabelText('State')).toBeValid();
  expect(screen.getByLabelText('Message')).toHaveValue('Kept');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('each failing field can have its own toast', async () => {
  render(<ContactForm report="each" />);
  await send();
  await waitFor(() => expect(toasts()).toEqual(['Email is required.', 'Name is required.']));
});

test('sending again removes the previous toasts', async () => {
  render(<ContactForm report="each" />);
  await send();
  await waitFor(() => expect(toasts()).toHaveLength(2));
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await send();
  await waitFor(() => expect(toasts()).toEqual(['Name is required.']));
});

test('correcting a field removes its message', async () => {
  render(<ContactForm />);
  await send();
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

test('a toast disappears as soon as its field is valid', async () => {
  render(<ContactForm report="each" />);
  await send();
  expect(screen.getByText('2 fields need your attention.')).toHaveAttribute('role', 'alert');
  await waitFor(() => expect(toasts()).toHaveLength(2));
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await waitFor(() => expect(toasts()).toEqual(['Email is required.']));
});

test('fields that the rules do not accept empty are marked as required', () => {
  render(<ContactForm />);
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByLabelText('State')).not.toBeRequired();
  expect(screen.getAllByText('Required')).toHaveLength(2);
});

test('a phone number is shown and sent as its ten digits', async () => {
  const onSubmit = jest.fn();
  render(
    <ContactForm checks={[]} onSubmit={onSubmit}>
      <PhoneField name="phone" />
    </ContactForm>,
  );
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '+91 98765 43210');
  expect(phone).toHaveValue('9876543210');
  await send();
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]).toEqual([
      expect.objectContaining({ phone: '9876543210' }),
      undefined,
    ]),
  );
});

test('the values are sent under their names, nested ones too', async () => {
  const onSubmit = jest.fn();
  render(<ContactForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Delhi');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByLabelText('Subscribe'));
  await userEvent.upload(screen.getByLabelText('CV'), new File(['%PDF'], 'cv.pdf'));
  await userEvent.type(screen.getByLabelText('Tutor'), 'Meera');
  await send();

  const [values] = onSubmit.mock.calls[0] as [Values];
  expect(values).toMatchObject({
    name: 'Asha',
    email: 'asha@example.com',
    state: 'dl',
    password: 'secret',
    message: '',
    subscribe: true,
    tutor: { name: 'Meera' },
  });
  expect(values.cv[0]?.name).toBe('cv.pdf');
});

test('a form that is being sent is busy and is not sent again', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await send();

  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  await act(async () => {
    await form.submit();
    await form.submit();
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);

  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await act(async () => finish());
});

test("a server's field errors show beside the fields and do not block the next attempt", async () => {
  const onSubmit = jest.fn();
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  act(() =>
    form.setFieldErrors({
      'tutor.name': ['Unknown tutor.', 'Too short.'],
      email: ['Already taken.'],
      elsewhere: ['Not on this form.'],
    }),
  );
  expect(screen.getByLabelText('Tutor')).toHaveAccessibleDescription('Unknown tutor.');
  await waitFor(() => expect(screen.getByLabelText('Tutor')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already taken.');
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
});

test('reset empties every field, and later input is sent', async () => {
  const onSubmit = jest.fn();
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.click(screen.getByLabelText('Subscribe'));
  act(() => form.reset());
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Subscribe')).not.toBeChecked();

  // user-event does not notice that the browser's own reset has emptied the field.
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rohan' } });
  await send();
  expect(onSubmit.mock.calls[0][0]).toMatchObject({ name: 'Rohan', subscribe: false });
});

test('reset can start the form again from given values', async () => {
  render(<ContactForm checks={[]} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  act(() => form.reset({ email: 'asha@example.com' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(form.values()).toMatchObject({ name: '', email: 'asha@example.com' });
});

test('default values fill the fields', () => {
  render(<ContactForm defaultValues={{ name: 'Asha', subscribe: true, state: 'dl' }} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('State')).toHaveValue('dl');
  expect(screen.getByLabelText('Subscribe')).toBeChecked();
});

test('the browser checks the form only with browserValidation', () => {
  const { rerender } = render(<ContactForm />);
  expect(screen.getByRole('form', { name: 'Contact' })).toHaveAttribute('novalidate');
  rerender(<ContactForm browserValidation />);
  expect(screen.getByRole('form', { name: 'Contact' })).not.toHaveAttribute('novalidate');
});

test('each password field is shown and hidden on its own', async () => {
  render(
    <ContactForm>
      <PasswordField name="password_confirmation" label="Again" />
    </ContactForm>,
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Again')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('input from before hydration is kept and sent; the form cannot be sent before hydration', async () => {
  const onSubmit = jest.fn();
  const page = <ContactForm onSubmit={onSubmit} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

  const type = (label: string, text: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  };
  type('Name', 'Asha');
  type('Email', 'asha@example.com');
  type('Message', 'Early');
  type('State', 'dl');
  screen.getByLabelText<HTMLInputElement>('Subscribe').checked = true;

  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await send();
  expect(onSubmit.mock.calls[0][0]).toMatchObject({
    name: 'Asha',
    email: 'asha@example.com',
    message: 'Early',
    state: 'dl',
    subscribe: true,
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

test('a form shows a notice while the browser is offline', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (to: boolean) => {
    onLine.mockReturnValue(to);
    act(() => void window.dispatchEvent(new Event(to ? 'online' : 'offline')));
  };
  render(<ContactForm />);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  change(false);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  change(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  onLine.mockRestore();
});
