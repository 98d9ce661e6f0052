import { useEffect } from 'react';
import { useKept } from 'shared/actions';
import type { CheckedForm } from 'shared/forms';
import { textAt, valueAt } from 'shared/model/validation';
import { selectToken, useAppSelector } from 'shared/store';
import type { Billing } from './billing';

// The prefill is only a convenience, so an invalid token must not sign the buyer out here.
const ownProfile = { name: 'commerceProfile', url: '/profile', keepsLogin: true };

function readBuyer(response: unknown) {
  const data = valueAt(response, 'data');
  return { name: textAt(data, 'name'), email: textAt(data, 'email'), phone: textAt(data, 'phone') };
}

/** Fills the empty fields of a signed-in buyer from the profile; typed text stays. */
export function useProfilePrefill({ values, setValue }: CheckedForm<Billing>): void {
  const token = useAppSelector(selectToken);
  const { currentData: profile } = useKept(token ? ownProfile : null, readBuyer);

  useEffect(() => {
    if (!profile) return;
    const known = { ...splitName(profile.name), email: profile.email, phone: profile.phone };
    // `Object.entries` returns the keys as plain strings; these are the keys of `known`.
    for (const [field, value] of Object.entries(known) as [keyof typeof known, string][]) {
      if (value && values()[field] === '') setValue(field, value);
    }
  }, [profile, values, setValue]);
}

/** The last word is the last name, as in 'Asha Devi' + 'Verma'; a single word is the first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { first_name: words.join(''), last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}
