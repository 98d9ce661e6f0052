import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ToastArea } from '../toast/display';
import { showToasts } from '../toast';
import { email, filled, rows, type Checks } from '../model/validation';
import {
  done,
  stopped,
  CheckboxField,
  FileField,
  Form,
  PasswordField,
  PhoneField,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  useFieldValue,
  type CheckedForm,
  type CheckedFormOptions,
  type Failure,
  type NamesOf,
  type Outcome,
} from '.';
import { RowFields, useRows } from './rows';
import { createStore } from '../store';
import { fakeApi } from '../testing/fake-api';
import type { Sent } from '../calls';

interface Values {
  name: string;
  email: string;
  state: string;
  password: string;
  message: string;
  subscribe: boolean;
  cv: readonly File[];
  tutor: { name: string };
  phone: string;
  amount: string;
  again: string;
  language: 'en' | 'hi';
}

const checks: Checks<Values> = [
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
  children?: (name: NamesOf<Values>) => ReactNode;
  browserValidation?: boolean;
}) => {
  form = useCheckedForm<Values>({ checks, onSubmit: () => done, ...options });
  return (
    <>
      <Form form={form} name="Contact" browserValidation={browserValidation}>
        <TextField name={form.name('name')} label="Name" hint="As on your certificate" />
        <TextField name={form.name('email')} label="Email" type="email" />
        <SelectField
          name={form.name('state')}
          label="State"
          placeholder="Select"
          options={[{ value: 'dl', label: 'Delhi' }]}
        />
        <PasswordField name={form.name('password')} label="Password" />
        <TextAreaField name={form.name('message')} label="Message" />
        <CheckboxField name={form.name('subscribe')} label="Subscribe" />
        <FileField name={form.name('cv')} label="CV" />
        <TextField name={form.name('tutor.name')} label="Tutor" />
        {children?.(form.name)}
        <SubmitButton busyText="Sending…">Send</SubmitButton>
      </Form>
    </>
  );
};

const refused = (data: unknown) => ({ error: { status: 422, data, retryAfter: null } });

beforeEach(() => void render(<ToastArea />));

const toasts = () =>
  [...document.querySelectorAll('[data-toast] p')].map((toast) => toast.textContent);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('failed checks show one toast and all messages by the fields, and focus the first field', async () => {
  const onSubmit = jest.fn((_values: object) => done);
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

test('a toast disappears as soon as its field is valid, and the summary counts what is left', async () => {
  render(<ContactForm report="each" />);
  await send();
  const summary = await screen.findByText('2 fields need your attention.');
  expect(summary).toHaveAttribute('role', 'alert');
  await waitFor(() => expect(toasts()).toHaveLength(2));
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await waitFor(() => expect(toasts()).toEqual(['Email is required.']));
  expect(summary).toHaveTextContent('1 field needs your attention.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  expect(summary).not.toBeInTheDocument();
});

test('fields that the rules do not accept empty are marked as required', () => {
  render(<ContactForm />);
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByLabelText('State')).not.toBeRequired();
  expect(screen.getAllByText('Required')).toHaveLength(2);
});

test('what is typed after a failed attempt renders only the field whose message it changes', async () => {
  const rendered = jest.fn();
  let page = 0;
  const counted = (id: string, field: ReactNode) => (
    <Profiler id={id} onRender={() => rendered(id)}>
      {field}
    </Profiler>
  );
  function Course() {
    page += 1;
    const course = useCheckedForm<Record<'title' | 'lead' | 'price', string>>({
      checks: [filled('title', 'Title is missing.'), filled('lead', 'Lead is missing.')],
      onSubmit: () => done,
    });
    return (
      <Form form={course} name="Course">
        {counted('title', <TextField name={course.name('title')} label="Title" />)}
        {counted('lead', <TextField name={course.name('lead')} label="Lead" />)}
        {counted('price', <TextField name={course.name('price')} label="Price" />)}
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  render(<Course />);
  await send();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is missing.');
  rendered.mockClear();
  page = 0;

  await userEvent.type(screen.getByLabelText('Title'), 'T');
  expect(screen.getByLabelText('Title')).toBeValid();
  expect(rendered.mock.calls).toEqual([['title']]);
  await userEvent.type(screen.getByLabelText('Title'), 'arot');
  await userEvent.type(screen.getByLabelText('Price'), '499');
  expect(rendered.mock.calls).toEqual([['title']]);
  expect(page).toBe(0);
});

test('a phone number is shown and sent as its ten digits', async () => {
  const onSubmit = jest.fn((_values: object) => done);
  render(
    <ContactForm checks={[]} onSubmit={onSubmit}>
      {(name) => <PhoneField name={name('phone')} />}
    </ContactForm>,
  );
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '+91 98765 43210');
  expect(phone).toHaveValue('9876543210');
  await send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '9876543210' })),
  );
});

test('the values are sent under their names, nested ones too', async () => {
  const onSubmit = jest.fn((_values: object) => done);
  render(<ContactForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Delhi');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByLabelText('Subscribe'));
  await userEvent.upload(screen.getByLabelText('CV'), new File(['%PDF'], 'cv.pdf'));
  await userEvent.type(screen.getByLabelText('Tutor'), 'Meera');
  await send();

  const values = onSubmit.mock.calls[0]![0] as Values;
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
  const onSubmit = jest.fn(() => new Promise<Outcome>((resolve) => (finish = () => resolve(done))));
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
  const errors = {
    'tutor.name': ['Unknown tutor.', 'Too short.'],
    email: ['Already taken.'],
    elsewhere: ['Not on this form.'],
  };
  const onSubmit = jest
    .fn<Promise<Outcome>, [Values]>()
    .mockResolvedValueOnce(refused({ errors }))
    .mockResolvedValue(done);
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await send();
  expect(screen.getByLabelText('Tutor')).toHaveAccessibleDescription('Unknown tutor.');
  expect(screen.getByLabelText('Tutor')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already taken.');
  await waitFor(() => expect(toasts()).toEqual(['Unknown tutor.']));

  await userEvent.type(screen.getByLabelText('Tutor'), 'Meera');
  expect(screen.getByLabelText('Tutor')).toBeValid();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
  await waitFor(() => expect(toasts()).toEqual([]));
});

test.each<[string, Failure, string[]]>([
  ["the server's message", refused({ message: 'Closed today.' }), ['Closed today.']],
  [
    'the text for a failure without a reason',
    { ...refused(null), otherwise: 'Try later.' },
    ['Try later.'],
  ],
  ['a general text', refused(null), ['Something went wrong.']],
  [
    'a text that does not depend on the server',
    { ...refused({ message: 'Closed today.' }), toast: 'Not saved.' },
    ['Not saved.'],
  ],
  ['nothing, if the page has shown the failure', { ...refused(null), toast: null }, []],
  [
    'nothing, if the login has ended',
    { error: { status: 401, retryAfter: null, endedLogin: true } },
    [],
  ],
])('the toast of a failure is %s', async (_case, failure, expected) => {
  render(<ContactForm checks={[]} onSubmit={() => Promise.resolve(failure)} />);
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await waitFor(() => expect(toasts()).toEqual(expected));
});

test('a toast without an end goes with its form', async () => {
  const failure = { ...refused({ message: 'Wrong password.' }), duration: null };
  const onSubmit = () => Promise.resolve(failure);
  const { unmount } = render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await send();
  await waitFor(() => expect(toasts()).toEqual(['Wrong password.']));
  const close = jest.fn();
  showToasts({ show: () => {}, close });
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

test('what got into a field without any event is checked and sent', async () => {
  const onSubmit = jest.fn((_values: object) => done);
  render(<ContactForm onSubmit={onSubmit} />);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'asha@example.com';
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha';
  await send();
  expect(onSubmit.mock.calls[0]![0]).toMatchObject({ name: 'Asha', email: 'asha@example.com' });
});

test('a handler that forgets the outcome of its call does not compile', () => {
  const call = () => Promise.resolve<Sent<{ status: boolean }>>({ data: { status: true } });
  type OnSubmit = CheckedFormOptions<Values>['onSubmit'];
  const returned: OnSubmit = () => call();
  const callsNothing: OnSubmit = () => done;
  const asksFirst: OnSubmit = async ({ subscribe }) => (subscribe ? call() : stopped);
  // @ts-expect-error the call is dropped
  const dropped: OnSubmit = async () => {
    await call();
  };
  // @ts-expect-error the call runs by itself
  const onItsOwn: OnSubmit = () => {
    void call();
  };
  // @ts-expect-error the same with a reaction to its end
  const thenDropped: OnSubmit = () => {
    call().then(
      () => {},
      () => {},
    );
  };
  // @ts-expect-error the failure is dropped
  const failureDropped: OnSubmit = async () => {
    const result = await call();
    if (result.error) return;
    return result;
  };
  // @ts-expect-error a failure looks like a success
  const failureHidden: OnSubmit = async () => {
    const result = await call();
    return result.error ? { data: null } : result;
  };
  const refusedByTypes = [dropped, onItsOwn, thenDropped, failureDropped, failureHidden];
  expect([returned, callsNothing, asksFirst, ...refusedByTypes]).toHaveLength(8);
});

describe('rows of a list', () => {
  interface Course {
    outcomes: string[];
    batches: { day: string; online: boolean }[];
  }
  const rowChecks: Checks<Course> = [
    rows('outcomes', (number) => [filled('', `Outcome ${number} is missing.`)]),
    rows('batches', (number) => [filled('day', `Batch ${number} needs a day.`)]),
  ];

  function CourseForm({ onSubmit }: { onSubmit: CheckedFormOptions<Course>['onSubmit'] }) {
    const course = useCheckedForm<Course>({
      checks: rowChecks,
      defaultValues: {
        outcomes: ['Read a chart', 'Cast a chart'],
        batches: [{ day: '2026-12-01', online: true }],
      },
      onSubmit,
    });
    const outcomes = useRows(course, 'outcomes');
    const batches = useRows(course, 'batches');
    return (
      <>
        <ToastArea />
        <Form form={course} name="Course">
          {outcomes.rows.map(({ key, value, path, name }, index) => (
            <RowFields key={key} path={path} value={value}>
              <TextField name={name('')} label={`Outcome ${index + 1}`} />
              <button type="button" onClick={() => outcomes.remove(key)}>
                Remove outcome {index + 1}
              </button>
            </RowFields>
          ))}
          <button type="button" onClick={() => outcomes.add('')}>
            Add outcome
          </button>
          {batches.rows.map(({ key, value, path, name }) => (
            <RowFields key={key} path={path} value={value}>
              <TextField name={name('day')} label="Day" />
              <CheckboxField name={name('online')} label="Online" />
              <button type="button" onClick={() => batches.remove(key)}>
                Remove batch
              </button>
            </RowFields>
          ))}
          <SubmitButton>Send</SubmitButton>
        </Form>
      </>
    );
  }

  test('keep what was typed when a row before them is removed', async () => {
    const onSubmit = jest.fn((_values: object) => done);
    render(<CourseForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add outcome' }));
    await userEvent.type(screen.getByLabelText('Outcome 3'), 'Explain a chart');
    await userEvent.click(screen.getByRole('button', { name: 'Remove outcome 1' }));
    expect(screen.getByLabelText('Outcome 1')).toHaveValue('Cast a chart');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({
      outcomes: ['Cast a chart', 'Explain a chart'],
      batches: [{ day: '2026-12-01', online: true }],
    });
  });

  test('have checks of their own, and a list may be empty', async () => {
    const onSubmit = jest.fn((_values: object) => done);
    render(<CourseForm onSubmit={onSubmit} />);
    expect(screen.getByLabelText('Outcome 2')).toBeRequired();
    expect(screen.getByLabelText('Day')).toBeRequired();
    await userEvent.clear(screen.getByLabelText('Outcome 2'));
    await userEvent.clear(screen.getByLabelText('Day'));
    await send();
    expect(screen.getByLabelText('Outcome 2')).toHaveAccessibleDescription('Outcome 2 is missing.');
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Batch 1 needs a day.');
    await waitFor(() => expect(toasts()).toEqual(['Outcome 2 is missing.']));

    await userEvent.click(screen.getByRole('button', { name: 'Remove outcome 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove batch' }));
    await waitFor(() => expect(toasts()).toEqual([]));
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ outcomes: ['Read a chart'], batches: [] });
  });
});

test('the value of a field can be watched', async () => {
  function Watching() {
    const watched = useCheckedForm<{ range: string }>({
      defaultValues: { range: 'year' },
      onSubmit: () => done,
    });
    return (
      <Form form={watched} name="Period">
        <TextField name={watched.name('range')} label="Range" />
        <output>{useFieldValue(watched, 'range')}</output>
        <button type="button" onClick={() => watched.setValue('range', 'month')}>
          Month
        </button>
        <button type="button" onClick={() => watched.reset()}>
          Reset
        </button>
      </Form>
    );
  }
  render(<Watching />);
  const shown = screen.getByRole('status');
  expect(shown).toHaveTextContent('year');
  await userEvent.type(screen.getByLabelText('Range'), ' 1');
  expect(shown).toHaveTextContent('year 1');
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(shown).toHaveTextContent('month');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(shown).toHaveTextContent('year');
});

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
] as const;

test('a group of radio buttons is read, written and watched as one field', async () => {
  const onSubmit = jest.fn((_values: object) => done);
  const Chosen = () => <output>{useFieldValue(form, 'language')}</output>;
  render(
    <ContactForm checks={[]} defaultValues={{ language: 'en' }} onSubmit={onSubmit}>
      {(name) => (
        <>
          <RadioField name={name('language')} label="Language" options={languages} />
          <Chosen />
        </>
      )}
    </ContactForm>,
  );
  const shown = screen.getByRole('status');
  expect(shown).toHaveTextContent('en');
  await userEvent.click(screen.getByLabelText('Hindi'));
  expect(shown).toHaveTextContent('hi');
  act(() => form.setValue('language', 'en'));
  expect(screen.getByLabelText('English')).toBeChecked();
  expect(shown).toHaveTextContent('en');
  await send();
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }));
});

test('a group of radio buttons without a choice gets the focus with its message', async () => {
  const wanted: Checks<Values> = [filled('language', 'Please choose a language.')];
  render(
    <ContactForm checks={wanted}>
      {(name) => <RadioField name={name('language')} label="Language" options={languages} />}
    </ContactForm>,
  );
  await send();
  expect(screen.getByLabelText('English')).toHaveFocus();
  expect(screen.getByLabelText('English')).toHaveAccessibleDescription('Please choose a language.');
});

test('a name that is no field of the form does not compile, nor a control of another kind', () => {
  interface Course {
    title: string;
    level: 'first' | 'second';
    free: boolean;
    syllabus: readonly File[];
    tutor?: { name: string };
    outcomes: string[];
    batches: { day: string }[];
  }
  const levels = [
    { value: 'first', label: 'First' },
    { value: 'third', label: 'Third' },
  ] as const;
  const written = (name: NamesOf<Course>, row: NamesOf<Course['batches'][number]>) => (
    <>
      <TextField name={name('title')} label="" />
      <TextField name={name('tutor.name')} label="" />
      <TextField name={name('outcomes.0')} label="" />
      <TextField name={name(`batches.${1}.day`)} label="" />
      <TextField name={row('day')} label="" />
      <CheckboxField name={name('free')} label="" />
      <FileField name={name('syllabus')} label="" />
      <SelectField name={name('level')} label="" options={[levels[0]]} />
      {/* @ts-expect-error no form has handed this name out */}
      <TextField name="title" label="" />
      {/* @ts-expect-error mistyped */}
      <TextField name={name('titel')} label="" />
      {/* @ts-expect-error mistyped below a field */}
      <TextField name={name('tutor.nmae')} label="" />
      {/* @ts-expect-error mistyped in a row */}
      <TextField name={name(`batches.${1}.dya`)} label="" />
      {/* @ts-expect-error no field of the row */}
      <TextField name={row('title')} label="" />
      {/* @ts-expect-error a list has no control of its own */}
      <TextField name={name('outcomes')} label="" />
      {/* @ts-expect-error a text for a boolean */}
      <TextField name={name('free')} label="" />
      {/* @ts-expect-error a checkbox for a text */}
      <CheckboxField name={name('title')} label="" />
      {/* @ts-expect-error a file for a text */}
      <FileField name={name('title')} label="" />
      {/* @ts-expect-error any text for a choice of two */}
      <TextField name={name('level')} label="" />
      {/* @ts-expect-error an option that the field does not know */}
      <SelectField name={name('level')} label="" options={[levels[1]]} />
      {/* @ts-expect-error the field may not be empty */}
      <SelectField name={name('level')} label="" options={[levels[0]]} placeholder="Choose" />
      {/* @ts-expect-error a radio button that the field does not know */}
      <RadioField name={name('level')} label="" options={[levels[1]]} />
    </>
  );
  expect(written).toBeInstanceOf(Function);
});

test('reset empties every field, and later input is sent', async () => {
  const onSubmit = jest.fn((_values: object) => done);
  render(<ContactForm checks={[]} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.click(screen.getByLabelText('Subscribe'));
  act(() => form.reset());
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Subscribe')).not.toBeChecked();

  // user-event does not notice that the browser's own reset has emptied the field.
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rohan' } });
  await send();
  expect(onSubmit.mock.calls[0]![0]).toMatchObject({ name: 'Rohan', subscribe: false });
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
    <ContactForm>{(name) => <PasswordField name={name('again')} label="Again" />}</ContactForm>,
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Again')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('input from before hydration is kept and sent; the form cannot be sent before hydration', async () => {
  const onSubmit = jest.fn((_values: object) => done);
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
  expect(onSubmit.mock.calls[0]![0]).toMatchObject({
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

test('a form shows a notice while the browser is offline', async () => {
  createStore();
  fakeApi({ 'HEAD /health': 'network error' });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (to: boolean) => {
    onLine.mockReturnValue(to);
    act(() => void window.dispatchEvent(new Event(to ? 'online' : 'offline')));
  };
  render(<ContactForm />);
  expect(screen.queryByText(/You seem to be offline/)).not.toBeInTheDocument();
  await act(async () => change(false));
  expect(screen.getByText(/You seem to be offline/)).toBeVisible();
  change(true);
  expect(screen.queryByText(/You seem to be offline/)).not.toBeInTheDocument();

  fakeApi({ 'HEAD /health': { status: 503 } });
  await act(async () => change(false));
  await act(async () => {});
  expect(screen.queryByText(/You seem to be offline/)).not.toBeInTheDocument();
  onLine.mockRestore();
});

test('a form sends addresses without invisible characters, and numbers in ASCII digits', async () => {
  const onSubmit = jest.fn((_values: object) => done);
  render(
    <ContactForm onSubmit={onSubmit}>
      {(name) => (
        <>
          <PhoneField name={name('phone')} />
          <TextField name={name('amount')} label="Amount" inputMode="decimal" />
        </>
      )}
    </ContactForm>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), '\u2068asha@example.com\u2069');
  await userEvent.type(screen.getByLabelText('Phone number'), '९८७६५ ४३२१०');
  await userEvent.type(screen.getByLabelText('Amount'), '४९९.५०');
  await send();
  const sent = { email: 'asha@example.com', phone: '9876543210', amount: '499.50' };
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining(sent));
});
