import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { OTP_LENGTH } from 'shared/constants';
import { emptyCode, pastedDigits, withDigits } from './code-digits';

const LAST = OTP_LENGTH - 1;

/** The six boxes as one control: what they hold, and how keys and pastes move through them. */
export function useCodeBoxes() {
  const [code, setCode] = useState(emptyCode);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const focusBox = useCallback((index: number) => {
    boxes.current[Math.min(Math.max(index, 0), LAST)]?.focus();
  }, []);

  const fill = useCallback(
    (digits: string, start = 0) => {
      setCode((held) => withDigits(held, start, digits));
      focusBox(start + digits.length);
    },
    [focusBox],
  );

  // On the document: digits count wherever the focus is, since the page asks for nothing else.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const index = boxes.current.indexOf(event.target as HTMLInputElement);
      const digits = pastedDigits(event.clipboardData?.getData('text') ?? '');
      if (index >= 0 || digits) event.preventDefault();
      if (digits) fill(digits, Math.min(Math.max(index, 0), OTP_LENGTH - digits.length));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [fill]);

  const firstEmpty = code.indexOf('');
  useEffect(() => {
    const type = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (isShortcut || !/^\d$/.test(event.key) || event.target instanceof HTMLInputElement) return;
      if (firstEmpty < 0) return;
      // Or the box that gets the focus would take the digit once more.
      event.preventDefault();
      fill(event.key, firstEmpty);
    };
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  }, [fill, firstEmpty]);

  const boxProps = (index: number) => ({
    ref: (box: HTMLInputElement | null) => {
      boxes.current[index] = box;
    },
    value: code[index],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const digits = target.value.replace(/\D/g, '');
      if (digits) fill(digits, index);
      else if (target.value === '') setCode(code.map((held, at) => (at === index ? '' : held)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = boxAfter(event.key, index, code[index] ?? '');
      if (next === null) return;
      event.preventDefault();
      focusBox(next);
    },
    // With its digit selected a box can be typed over.
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

/** Where a key takes the focus; `null` where the key is left to the browser. */
function boxAfter(key: string, index: number, digit: string): number | null {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return LAST;
    case 'Backspace':
      return digit === '' ? index - 1 : null;
    // The same digit typed again is no change, so nothing else would move on.
    default:
      return digit !== '' && key === digit ? index + 1 : null;
  }
}

function select({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.select();
}
