import { fireEvent, screen } from '@testing-library/react';
import type { CartItem } from 'shared/store';
import { advance, renderRemote, timedUser } from 'shared/testing';
import { paymentPage } from 'shared/actions';
import * as remote from '../routes';
import type { Billing } from '../billing/billing';

export const numerology: CartItem = {
  productId: 101,
  name: 'Numerology Course',
  image: '/images/numerology-course.svg',
  price: 9999,
  quantity: 1,
};

export const astrology: CartItem = { ...numerology, productId: 102, name: 'Astrology Course' };

/** A buyer with valid values in all required fields. */
export const buyer: Omit<Billing, 'company' | 'gstin'> = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.com',
  phone: '1234567890',
  street: '12 Lake Road',
  city: 'Pune',
  state: '',
  country: 'India',
  zip: '411001',
  password: 'secret1',
};

/** The same with the fields that a button shows. */
export const wholeBuyer: Billing = { ...buyer, company: '', gstin: '' };

export const CREATE_PAYMENT = 'POST /payment/create';
export const PAYMENT_LINK = 'https://pay.example.com/o/1';
export const created = { body: { status: true, payment_link: PAYMENT_LINK } };

/** Fills controls by their `name`. */
export async function fill(formName: string, values: Partial<Billing>): Promise<void> {
  const form = await screen.findByRole('form', { name: formName });
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(control(form, name), { target: { value } });
  }
}

export function control(form: HTMLElement, name: string): HTMLInputElement {
  return (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
}

export async function pressPay(): Promise<void> {
  await timedUser.click(screen.getByRole('button', { name: 'Make a payment' }));
  await advance(0);
}

/** The checkout with one course and every field filled in. */
export async function openCheckout(options: Partial<Parameters<typeof renderRemote>[1]> = {}) {
  const view = renderRemote(remote, { at: '/checkout', cart: [numerology], ...options });
  await fill('Billing details', buyer);
  return view;
}

/** The texts of all toasts on the screen, oldest first. */
export function toasts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toast] p')].map(
    (toast) => toast.textContent ?? '',
  );
}

/** Replaces the navigation to the payment page with a mock. */
export function watchPaymentPage() {
  return jest.spyOn(paymentPage, 'open').mockImplementation(() => {});
}

export function row(name: RegExp | string): HTMLElement {
  return screen.getByRole('row', { name });
}
