import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFailure, send } from 'shared/calls';
import { done, useCheckedForm, type CheckedForm, type Outcome } from 'shared/forms';
import type { CodePriceRequest, CodePriceResponse } from 'shared/model/schemas';
import { tabStorage, type CartItem } from 'shared/store';

const KEY = 'code';

export type AskedForCode = Omit<CodePriceRequest, 'code'>;

export interface OrderCode {
  form: CheckedForm<{ code: string }>;
  /** What the order costs with the code, as the server says; null while no code counts for it. */
  priced: CodePriceResponse | null;
  /** Asks for the price again, because the server's has changed. */
  again: () => void;
  /** The server has refused the order because of its code: says so beside the field, and leaves the code out. */
  refuse: (error: object) => void;
}

const codeIn = (search: string): string | null => new URLSearchParams(search).get('code');

/** The code of this page's address, or what was typed in this tab, or the code of the link that opened the site. */
function knownCode(search: string): string {
  const opened = performance.getEntriesByType?.('navigation')[0]?.name ?? '';
  return (
    codeIn(search) ?? tabStorage.getItem(KEY) ?? codeIn(opened.replace(/^[^?]*|#.*/g, '')) ?? ''
  );
}

const priceWithCodeCall = (body: CodePriceRequest) =>
  send<CodePriceResponse>({
    name: 'commercePriceWithCode',
    url: '/payment/code',
    method: 'POST',
    body,
  });

/** What a cart asks; null for an empty one. */
export const cartForCode = (cart: readonly CartItem[]): AskedForCode | null =>
  cart[0]
    ? {
        course_type: 'course',
        course_id: cart[0].productId,
        items: cart.map(({ productId, quantity }) => ({ course_id: productId, quantity })),
      }
    : null;

/** What an order with a code sends in place of its own amounts. */
export const withCode = (priced: CodePriceResponse | null) =>
  priced && {
    code: priced.code,
    total_amount: priced.total_amount,
    discount_amount: priced.discount_amount,
    payable_amount: priced.payable_amount,
  };

/** The code of an order, which it keeps from the cart to the checkout. Only the server says what it takes off. */
export function useCode(asked: AskedForCode | null): OrderCode {
  const content = JSON.stringify(asked);
  const [answer, setAnswer] = useState<{ content: string; price: CodePriceResponse } | null>(null);
  const { search } = useLocation();
  const [known] = useState(() => knownCode(search));
  const askedFor = useRef('');
  // A refused code is not asked for again before the buyer presses.
  const isRefused = useRef(false);
  const refusal = useRef<object>(null);

  const form = useCheckedForm<{ code: string }>({
    defaultValues: { code: known },
    onSubmit: async ({ code }): Promise<Outcome> => {
      askedFor.current = content;
      const keep = (isGood: boolean) => {
        isRefused.current = !isGood;
        // The other pages of the tab begin without it, also where a link has brought it.
        tabStorage.setItem(KEY, isGood ? code : '');
      };
      keep(true);
      setAnswer(null);
      const error = refusal.current;
      refusal.current = null;
      if (error) {
        keep(false);
        return { error };
      }
      if (!asked || code.trim() === '') return done;
      const result = await priceWithCodeCall({ ...asked, code });
      if (!result.error) setAnswer({ content, price: result.data });
      else if (readFailure(result.error).errors.code) keep(false);
      return result;
    },
  });

  // A link brings a code along, and the cart can change in another tab.
  useEffect(() => {
    if (form.busy || isRefused.current || askedFor.current === content) return;
    if (!form.values().code) return;
    void form.submit();
  }, [content, form]);

  return {
    form,
    priced: answer?.content === content ? answer.price : null,
    again: () => void form.submit(),
    refuse: (error) => {
      refusal.current = error;
      void form.submit();
    },
  };
}
