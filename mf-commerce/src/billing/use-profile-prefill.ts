import { useEffect } from 'react';
import { useOptionalQuery, type ApiClient } from 'shared/api/late';
import type { CheckedForm } from 'shared/forms';
import { selectToken, useAppSelector } from 'shared/store';
import type { Billing } from './billing';

const ownProfile = ({ resources }: ApiClient) => resources.endpoints.profile;

/** Fills the empty fields of a signed-in buyer from the profile; typed text stays. */
export function useProfilePrefill({ values, setValue }: CheckedForm<Billing>): void {
  const token = useAppSelector(selectToken);
  // The prefill is only a convenience, so an invalid token must not sign the buyer out here.
  const profile = useOptionalQuery(ownProfile, token ? { keepsSession: true } : null);

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
