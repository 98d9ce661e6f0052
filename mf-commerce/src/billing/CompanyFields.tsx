import { useState } from 'react';
import { FieldRow, TextField, type NamesOf } from 'shared/forms';
import { Button, useHydrated } from 'shared/ui';
import type { Billing } from './billing';
import { readBillingDraft } from './billing-draft';
import styles from './BillingForm.module.css';
import { texts } from './texts';

/** The company and its tax number, for the few buyers who need them on the receipt: a button shows the fields. */
export function CompanyFields({ name }: { name: NamesOf<Billing> }) {
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState(false);
  const [isKept] = useState(() => {
    const { company, gstin } = readBillingDraft();
    return company !== '' || gstin !== '';
  });
  if (!pressed && !(hydrated && isKept)) {
    return (
      <Button
        variant="quiet"
        size="small"
        className={styles.more}
        aria-expanded={false}
        onClick={() => setPressed(true)}
      >
        {texts.addCompany}
      </Button>
    );
  }
  return (
    <FieldRow>
      <TextField
        name={name('company')}
        label={texts.company}
        hint={texts.companyHint}
        autoComplete="organization"
        optional
        maxLength={200}
      />
      <TextField
        name={name('gstin')}
        label={texts.gstin}
        hint={texts.gstinHint}
        autoComplete="off"
        autoCapitalize="characters"
        optional
        maxLength={20}
      />
    </FieldRow>
  );
}
