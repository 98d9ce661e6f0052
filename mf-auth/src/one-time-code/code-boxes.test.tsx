import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const user = userEvent.setup();

async function openBoxes(): Promise<HTMLInputElement[]> {
  renderRemote(remote, { at: '/verify-otp', state: { email: 'asha@example.com' } });
  await screen.findByRole('form', { name: 'One-time code' });
  return [1, 2, 3, 4, 5, 6].map((digit) => screen.getByLabelText(`Digit ${digit}`));
}

const held = (boxes: HTMLInputElement[]) => boxes.map((box) => box.value || '-').join('');

test('six numeric boxes hold one digit each, and autofill of an SMS code uses the first one', async () => {
  const boxes = await openBoxes();
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
  for (const box of boxes) {
    expect(box).toHaveAttribute('maxlength', '1');
    expect(box).toHaveAttribute('inputmode', 'numeric');
  }
  expect(boxes.map((box) => box.autocomplete)).toEqual(['one-time-code', ...Array(5).fill('off')]);
});

test('typing moves the focus from box to box and letters are ignored', async () => {
  const boxes = await openBoxes();
  await user.type(boxes[0]!, 'a');
  expect(held(boxes)).toBe('------');
  expect(boxes[0]).toHaveFocus();
  await user.type(boxes[0]!, '12');
  expect(held(boxes)).toBe('12----');
  expect(boxes[2]).toHaveFocus();
  await user.keyboard('3456');
  expect(held(boxes)).toBe('123456');
  expect(boxes[5]).toHaveFocus();
});

test('a digit of any script is typed as its ASCII digit', async () => {
  const boxes = await openBoxes();
  await user.type(boxes[0]!, '१२');
  boxes[2]!.blur();
  await user.keyboard('௩٤۵６');
  expect(held(boxes)).toBe('123456');
});

test('digits typed while no box has the focus fill the first empty box', async () => {
  const boxes = await openBoxes();
  await user.keyboard('a1{Control>}2{/Control}23456');
  expect(held(boxes)).toBe('123456');
  expect(boxes[5]).toHaveFocus();
  boxes[5]!.blur();
  await user.keyboard('7');
  expect(held(boxes)).toBe('123456');
});

test('typing replaces the digit of a box and moves on, even if the digit is the same', async () => {
  const boxes = await openBoxes();
  await user.type(boxes[0]!, '123456');
  await user.click(boxes[1]!);
  await user.keyboard('294');
  expect(held(boxes)).toBe('129456');
  expect(boxes[4]).toHaveFocus();
});

test('a keyboard that names no key moves the focus, too', async () => {
  const boxes = await openBoxes();
  const change = (index: number, inputType: string, data: string | null = null) =>
    fireEvent(
      boxes[index]!,
      new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }),
    );
  await user.type(boxes[0]!, '12');
  change(2, 'deleteContentBackward');
  expect(boxes[1]).toHaveFocus();
  change(1, 'insertText', '2');
  expect(boxes[2]).toHaveFocus();
  expect(held(boxes)).toBe('12----');
});

test.each([
  ['123456', 0, '123456'],
  ['123456', 3, '123456'],
  ['007', 0, '007---'],
  ['12', 2, '--12--'],
  ['123', 5, '---123'],
  [' 123456\n', 0, '123456'],
  ['123\u00a0456', 0, '123456'],
  ['१२३ ४५६', 0, '123456'],
  ['Your code is 123456. It is valid for 10 minutes.', 0, '123456'],
])('pasting %j into box %i gives %s', async (text, index, expected) => {
  const boxes = await openBoxes();
  boxes[index]!.focus();
  await user.paste(text);
  expect(held(boxes)).toBe(expected);
});

test.each(['12ab', '1234567', ''])('pasting %j changes nothing', async (text) => {
  const boxes = await openBoxes();
  await user.type(boxes[0]!, '1');
  await user.paste(text);
  expect(held(boxes)).toBe('1-----');
  expect(boxes[1]).toHaveFocus();
});

test('a paste fills the boxes wherever the focus is', async () => {
  const boxes = await openBoxes();
  screen.getByRole('heading', { level: 1 }).focus();
  await user.paste('123456');
  expect(held(boxes)).toBe('123456');
  expect(boxes[5]).toHaveFocus();
});

test('a whole code that the browser puts into the first box is spread over all boxes', async () => {
  const boxes = await openBoxes();
  fireEvent.change(boxes[0]!, { target: { value: '123456' } });
  expect(held(boxes)).toBe('123456');
});

test.each([
  ['123456', 0, '123456'],
  ['123 456', 2, '123456'],
  ['७', 1, '------'],
])('%j that a keyboard suggests for box %i gives %s', async (data, index, expected) => {
  const boxes = await openBoxes();
  const inputType = 'insertText';
  const init = { data, inputType, bubbles: true, cancelable: true };
  const isLeftToBrowser = fireEvent(boxes[index]!, new InputEvent('beforeinput', init));
  expect(isLeftToBrowser).toBe(expected === '------');
  expect(held(boxes)).toBe(expected);
});

test('backspace empties a box, and moves the focus back from an empty box', async () => {
  const boxes = await openBoxes();
  await user.type(boxes[0]!, '123');
  expect(boxes[3]).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(boxes[2]).toHaveFocus();
  expect(held(boxes)).toBe('123---');
  await user.keyboard('{Backspace}');
  expect(held(boxes)).toBe('12----');
  expect(boxes[2]).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(held(boxes)).toBe('------');
  expect(boxes[0]).toHaveFocus();
});

test('arrows, Home and End move between the boxes', async () => {
  const boxes = await openBoxes();
  boxes[0]!.focus();
  const steps = [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 5],
    ['ArrowRight', 5],
    ['Home', 0],
  ] as const;
  for (const [key, index] of steps) {
    await user.keyboard(`{${key}}`);
    expect(boxes[index]).toHaveFocus();
  }
});

test.each([
  ['', () => user.click(screen.getByRole('button', { name: 'Verify OTP' }))],
  ['12345', () => user.click(screen.getByRole('button', { name: 'Verify OTP' }))],
  ['12345', () => user.keyboard('{Enter}')],
])('%j is not sent', async (digits, submit) => {
  const { requests } = fakeApi({});
  const boxes = await openBoxes();
  if (digits) await user.type(boxes[0]!, digits);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a 6-digit OTP.');
  expect(screen.getByRole('group', { name: 'Six-digit code' })).toHaveAccessibleDescription(
    'Please enter a 6-digit OTP.',
  );
  expect(boxes[digits.length]).toHaveFocus();
  expect(requests).toHaveLength(0);
});

describe('a browser that can read the SMS', () => {
  const get = jest.fn();
  beforeEach(() => {
    get.mockReset().mockReturnValue(new Promise(() => {}));
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('fills its code into the boxes', async () => {
    get.mockResolvedValue({ code: '654321' });
    const boxes = await openBoxes();
    expect(await screen.findByDisplayValue('6')).toBe(boxes[0]);
    expect(held(boxes)).toBe('654321');
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  });

  test('stops listening when the user leaves the page, and the rejection is handled', async () => {
    get.mockImplementation(
      ({ signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await openBoxes();
    const { signal } = get.mock.calls[0][0] as { signal: AbortSignal };
    expect(signal.aborted).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Sign up again' }));
    await screen.findByRole('form', { name: 'Sign up' });
    expect(signal.aborted).toBe(true);
  });

  test('is not used when the code comes by e-mail', async () => {
    renderRemote(remote, { at: '/forgetPass-verify-otp', state: { email: 'asha@example.com' } });
    await screen.findByRole('form', { name: 'One-time code' });
    expect(get).not.toHaveBeenCalled();
  });
});
