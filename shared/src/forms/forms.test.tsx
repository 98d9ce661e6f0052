import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ToastArea } from '../toast/display';
import { email, filled, type Check } from '../model/validation';
import {
  CheckboxField,
  FileField,
  Form,
  FormRow,
  PasswordField,
  PhoneField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  useRows,
} from '.';
import type { CheckedForm, CheckedFormOptions, FormFailure } from '.';

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
  filled('email', 'Email is required.'),
  email('email', 'Invalid email.'),
  filled('name', 'Name is required.'),
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
  form = useCheckedForm<Values>({ checks, onSubmit: () => null, ...options });
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
  const onSubmit = jest.fn(() => null);
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
  const onSubmit = jest.fn(() => null);
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
    expect(onSubmit.mock.calls[0] as unknown).toEqual([
      expect.objectContaining({ phone: '9876543210' }),
    ]),
  );
});

test('the values are sent under their names, nested ones too', async () => {
  const onSubmit = jest.fn(() => null);
  render(<ContactForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Delhi');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByLabelText('Subscribe'));
  await userEvent.upload(screen.getByLabelText('CV'), new File(['%PDF'], 'cv.pdf'));
  await userEvent.type(screen.getByLabelText('Tutor'), 'Meera');
  await send();

  const [values] = onSubmit.mock.calls[0] as unknown as [Values];
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
  const onSubmit = jest.fn(() => new Promise<null>((resolve) => (finish = () => resolve(null))));
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

test('a failure that `onSubmit` returns shows a toast and messages, and does not block the next attempt', async () => {
  const onSubmit = jest.fn<FormFailure | null, [Values]>(() => ({
    message: 'Not sent.',
    errors: {
      'tutor.name': ['Unknown tutor.', 'Too short.'],
      email: ['Already taken.'],
      elsewhere: ['Not on this form.'],
    },
  }));
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await send();
  expect(screen.getByLabelText('Tutor')).toHaveAccessibleDescription('Unknown tutor.');
  expect(screen.getByLabelText('Tutor')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already taken.');
  await waitFor(() => expect(toasts()).toEqual(['Not sent.']));
  onSubmit.mockReturnValue(null);
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
});

test('a form that forgets to say why it could not be sent does not compile', () => {
  const options: CheckedFormOptions<Values> = {
    // @ts-expect-error The failure of a call must be returned.
    onSubmit: async () => {},
  };
  expect(options).toBeDefined();
});

test('what is in the fields is checked and sent, also without any event', async () => {
  const onSubmit = jest.fn(() => null);
  render(<ContactForm onSubmit={onSubmit} />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha';
  screen.getByLabelText<HTMLInputElement>('Email').value = 'asha@example.com';
  await send();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Asha', email: 'asha@example.com' }),
  );
});

test('a page can follow the value of a field', async () => {
  const Follow = () => {
    const followed = useCheckedForm<{ day: string }>({
      defaultValues: { day: 'Sunday' },
      onSubmit: () => null,
    });
    return (
      <Form form={followed} name="Day">
        <TextField name="day" label="Day" />
        <output>{followed.watch('day')}</output>
        <button type="button" onClick={() => followed.setValue('day', 'Tuesday')}>
          Tuesday
        </button>
      </Form>
    );
  };
  render(<Follow />);
  expect(screen.getByRole('status')).toHaveTextContent('Sunday');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Monday');
  expect(screen.getByRole('status')).toHaveTextContent('Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday' }));
  expect(screen.getByRole('status')).toHaveTextContent('Tuesday');
  expect(screen.getByRole('textbox')).toHaveValue('Tuesday');
});

describe('the rows of a list', () => {
  const onSubmit = jest.fn(() => null);
  const Points = () => {
    const form = useCheckedForm<{ points: { text: string }[] }>({
      checks: [filled('points.*.text', 'A point is missing.')],
      onSubmit,
    });
    const { rows, add, remove } = useRows(form, 'points', [{ text: 'First' }, { text: '' }]);
    return (
      <Form form={form} name="Points">
        {rows.map(({ key, initial }, index) => (
          <FormRow key={key} path={`points.${index}`} initial={initial}>
            <TextField name={`points.${index}.text`} label={`Point ${index + 1}`} />
            <button type="button" onClick={() => remove(key)}>
              Remove {index + 1}
            </button>
          </FormRow>
        ))}
        <button type="button" onClick={() => add({ text: 'New' })}>
          Add
        </button>
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('are checked one by one, and marked as required', async () => {
    render(<Points />);
    expect(screen.getByLabelText('Point 2')).toBeRequired();
    await send();
    expect(screen.getByLabelText('Point 1')).toBeValid();
    expect(screen.getByLabelText('Point 2')).toHaveAccessibleDescription('A point is missing.');
    expect(screen.getByLabelText('Point 2')).toHaveFocus();
  });

  test('keep what was typed when another row is removed, and their messages', async () => {
    render(<Points />);
    await press('Add');
    await userEvent.type(screen.getByLabelText('Point 3'), ' point');
    await send();
    await press('Remove 1');
    expect(screen.getByLabelText('Point 1')).toHaveAccessibleDescription('A point is missing.');
    expect(screen.getByLabelText('Point 2')).toBeValid();
    await userEvent.type(screen.getByLabelText('Point 1'), 'Second');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({
      points: [{ text: 'Second' }, { text: 'New point' }],
    });
  });
});

test('reset empties every field, and later input is sent', async () => {
  const onSubmit = jest.fn(() => null);
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.click(screen.getByLabelText('Subscribe'));
  act(() => form.reset());
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Subscribe')).not.toBeChecked();

  // user-event does not notice that the browser's own reset has emptied the field.
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rohan' } });
  await send();
  expect((onSubmit.mock.calls[0] as unknown[])[0]).toMatchObject({
    name: 'Rohan',
    subscribe: false,
  });
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
  const onSubmit = jest.fn(() => null);
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
  expect((onSubmit.mock.calls[0] as unknown[])[0]).toMatchObject({
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
