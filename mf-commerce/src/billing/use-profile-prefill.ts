import { useEffect } from 'react';
import type { CheckedForm } from 'shared/forms';
import { selectToken, useAppSelector } from 'shared/store';
import { useBuyerProfileQuery } from './buyer-endpoints';
import { splitName } from './split-name';
import type { Billing } from './billing';

/** Fills the empty fields of a signed-in buyer from the profile; what was typed stays. */
export function useProfilePrefill({ methods }: CheckedForm<Billing>): void {
  const token = useAppSelector(selectToken);
  const { data: profile } = useBuyerProfileQuery(undefined, { skip: !token });
  const { getValues, setValue } = methods;

  useEffect(() => {
    if (!profile) return;
    const known = { ...splitName(profile.name), email: profile.email, phone: profile.phone };
    for (const [field, value] of Object.entries(known) as [keyof Billing, string][]) {
      if (value && getValues(field) === '') setValue(field, value);
    }
  }, [profile, getValues, setValue]);
}
