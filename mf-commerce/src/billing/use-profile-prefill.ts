import { useEffect } from 'react';
import { useLateQuery, type ApiClient } from 'shared/calls';
import type { CheckedForm } from 'shared/forms';
import { selectToken, useAppSelector } from 'shared/store';
import type { Billing } from './billing';

const ownProfile = ({ resources }: ApiClient) => resources.endpoints.profile;

/** Fills the empty fields of a signed-in buyer from the profile; what was typed stays. */
export function useProfilePrefill({ control }: CheckedForm<Billing>): void {
  const token = useAppSelector(selectToken);
  // Only makes buying easier: a dead token signs nobody out in the middle of it.
  const profile = useLateQuery(ownProfile, token ? { keepsSession: true } : null);

  useEffect(() => {
    if (!profile || !control) return;
    const known = { ...splitName(profile.name), email: profile.email, phone: profile.phone };
    // The names are those of the object just written.
    for (const [field, value] of Object.entries(known) as [keyof typeof known, string][]) {
      if (value && control.getValues(field) === '') control.setValue(field, value);
    }
  }, [profile, control]);
}

/** 'Asha Devi Verma' is Asha Devi, Verma; a single word is the first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { first_name: words.join(''), last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}
