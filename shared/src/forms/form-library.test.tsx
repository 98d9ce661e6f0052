import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form, SubmitButton, TextField, useCheckedForm } from '.';
import type { CheckedForm } from '.';

interface Values {
  name: string;
  email: string;
}

let form: CheckedForm<Values>;
const onSubmit = jest.fn();

function NameForm() {
  form = useCheckedForm<Values>({
    checks: [
      { field: 'email', message: 'Email is required.', passes: ({ email }) => email !== '' },
    ],
    onSubmit,
  });
  return (
    <Form form={form} name="Names">
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

// In its own file, because the library stays loaded after the first import.
test('a prerendered form loads its library when the visitor uses it, and keeps earlier input', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<NameForm />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha';
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, <NameForm />, { onRecoverableError }));
  expect(form.control).toBeNull();
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(form.busy).toBe(false);

  // Sent before anything else has loaded the library.
  fireEvent.submit(screen.getByRole('form', { name: 'Names' }));
  expect(form.busy).toBe(true);
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(onSubmit).not.toHaveBeenCalled();

  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'asha@example.com' } });
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeValid());
  fireEvent.submit(screen.getByRole('form', { name: 'Names' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0][0]).toEqual({ name: 'Asha', email: 'asha@example.com' });
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
