import { useState } from 'react';
import { FieldRow, TextField } from 'shared/forms';
import { Button, useHydrated } from 'shared/ui';
import { readBillingDraft } from './billing-draft';

/** The company and its tax number, for the few buyers who need them on the receipt: a button shows the fields. */
export function CompanyFields() {
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState(false);
  const [isKept] = useState(() => {
    const { company, gstin } = readBillingDraft();
    return company !== '' || gstin !== '';
  });
  if (!pressed && !(hydrated && isKept)) {
    return (
      <Button variant="quiet" size="small" aria-expanded={false} onClick={() => setPressed(true)}>
        Add company and GSTIN
      </Button>
    );
  }
  return (
    <FieldRow>
      <TextField
        name="company"
        label="Company"
        hint="Your receipt names it."
        autoComplete="organization"
        optional
        maxLength={200}
      />
      <TextField
        name="gstin"
        label="GSTIN"
        hint="Its State is then that of the tax."
        autoComplete="off"
        autoCapitalize="characters"
        optional
        maxLength={20}
      />
    </FieldRow>
  );
}
