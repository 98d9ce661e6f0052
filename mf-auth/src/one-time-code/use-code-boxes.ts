import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useWindowEvent } from 'shared/ui';
import { OTP_LENGTH } from 'shared/model/constants';
import { asciiDigits, normalCode } from 'shared/model/validation';

const LAST = OTP_LENGTH - 1;

/** One string per box: a digit, or empty. */
type CodeDigits = readonly string[];

const emptyCode: CodeDigits = Array.from({ length: OTP_LENGTH }, () => '');

/** The six boxes as one control: their digits, and how keys and pastes fill them and move the focus. */
export function useCodeBoxes() {
  const [code, setCode] = useState(emptyCode);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const focusBox = useCallback((index: number) => {
    boxes.current[Math.min(Math.max(index, 0), LAST)]?.focus();
  }, []);

  // The page has no other input, so the first box gets the focus.
  useEffect(() => focusBox(0), [focusBox]);

  const fill = useCallback(
    (digits: string, start = 0) => {
      setCode((held) => withDigits(held, start, digits));
      focusBox(start + digits.length);
    },
    [focusBox],
  );

  // The page has no other input, so the window listens: a paste works wherever the focus is.
  const insert = (event: Event, text: string) => {
    const index = boxes.current.findIndex((box) => box === event.target);
    const digits = pastedDigits(text);
    if (index >= 0 || digits) event.preventDefault();
    if (digits) fill(digits, Math.min(Math.max(index, 0), OTP_LENGTH - digits.length));
  };
  useWindowEvent('paste', (event) => insert(event, event.clipboardData?.getData('text') ?? ''));
  // What changes no box fires no change event, and many keyboards of phones name no key.
  useWindowEvent('beforeinput', (event) => {
    const data = event.data ?? '';
    // A keyboard that suggests the code of the SMS inserts it without a paste; a box would keep one digit of it.
    if (data.length > 1) {
      if (event.cancelable) insert(event, data);
      return;
    }
    const index = boxes.current.findIndex((box) => box === event.target);
    const digit = boxes.current[index]?.value;
    const isSame = data !== '' && asciiDigits(data) === digit;
    if (isSame || (event.inputType === 'deleteContentBackward' && digit === '')) {
      event.preventDefault();
      focusBox(index + (isSame ? 1 : -1));
    }
  });

  const firstEmpty = code.indexOf('');
  useWindowEvent('keydown', (event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isShortcut || !/^\p{Nd}$/u.test(event.key) || event.target instanceof HTMLInputElement)
      return;
    if (firstEmpty < 0) return;
    // The box gets the focus now and would otherwise receive the same key again.
    event.preventDefault();
    fill(asciiDigits(event.key), firstEmpty);
  });

  const boxProps = (index: number) => ({
    ref: (box: HTMLInputElement | null) => {
      boxes.current[index] = box;
    },
    value: code[index],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const digits = asciiDigits(target.value).replace(/\D/g, '');
      if (digits) fill(digits, index);
      else if (target.value === '') setCode(code.map((held, at) => (at === index ? '' : held)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = boxAfter(event.key, index);
      if (next === null) return;
      event.preventDefault();
      focusBox(next);
    },
    // The digit is selected so that typing replaces it.
    onFocus: select,
    onClick: select,
  });

  return {
    text: code.join(''),
    boxProps,
    fill,
    focusFirst: () => focusBox(0),
    focusFirstEmpty: () => focusBox(firstEmpty),
    clear: () => {
      setCode(emptyCode);
      focusBox(0);
    },
  };
}

export type CodeBoxes = ReturnType<typeof useCodeBoxes>;

/** The box that a key moves the focus to; `null` leaves the key to the browser. */
function boxAfter(key: string, index: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return LAST;
    default:
      return null;
  }
}

function select({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.select();
}

/** Writes `digits` into the boxes from `start` on; digits that do not fit are dropped. */
function withDigits(code: CodeDigits, start: number, digits: string): CodeDigits {
  return code.map((digit, index) => digits[index - start] ?? digit);
}

/** The code in a pasted message, or the one to six digits that the text is; else `null`. */
function pastedDigits(text: string): string | null {
  const digits = normalCode(text).replace(/[\s\p{Pd}]/gu, '');
  return /^\d+$/.test(digits) && digits.length <= OTP_LENGTH ? digits : null;
}
