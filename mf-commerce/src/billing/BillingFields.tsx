import { useState } from 'react';
import { buyerStateOptions } from 'shared/model/catalogue';
import {
  EmailField,
  FieldRow,
  PasswordField,
  PhoneField,
  SelectField,
  TextField,
  type NamesOf,
} from 'shared/forms';
import { useHydrated } from 'shared/ui';
import { AccordionItem } from 'shared/ui/showcase';
import type { Billing } from './billing';
import { isPasswordLost } from './billing-draft';
import { CompanyFields } from './CompanyFields';
import { texts } from './texts';

interface BillingFieldsProps {
  name: NamesOf<Billing>;
  /** A ticket needs no address, so the address fields are collapsed. */
  addressOptional: boolean;
}

/** The controls of both checkouts. */
export function BillingFields({ name, addressOptional }: BillingFieldsProps) {
  const [isLost] = useState(isPasswordLost);
  // What is kept in the tab is not in the prerendered page.
  const isAsked = useHydrated() && isLost;
  return (
    <>
      <FieldRow>
        <TextField
          name={name('first_name')}
          label={texts.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={80}
        />
        <TextField
          name={name('last_name')}
          label={texts.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={80}
        />
      </FieldRow>
      <FieldRow>
        <EmailField
          name={name('email')}
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField name={name('phone')} />
      </FieldRow>
      {addressOptional ? (
        <>
          <StateField name={name} />
          <AccordionItem summary={texts.addAddress}>
            <AddressFields name={name} optional />
          </AccordionItem>
        </>
      ) : (
        <AddressFields name={name} />
      )}
      <CompanyFields name={name} />
      <PasswordField
        name={name('password')}
        label={texts.password}
        hint={isAsked ? `${texts.passwordAgain} ${texts.passwordHint}` : texts.passwordHint}
        autoComplete="new-password"
        maxLength={128}
      />
    </>
  );
}

interface AddressFieldsProps extends Pick<BillingFieldsProps, 'name'> {
  optional?: boolean;
}

function AddressFields({ name, optional = false }: AddressFieldsProps) {
  return (
    <>
      <TextField
        name={name('street')}
        label={texts.street}
        autoComplete="address-line1"
        optional={optional}
        maxLength={200}
      />
      <FieldRow>
        <TextField
          name={name('city')}
          label={texts.city}
          autoComplete="address-level2"
          optional={optional}
          maxLength={60}
        />
        <TextField
          name={name('zip')}
          label={texts.zip}
          autoComplete="postal-code"
          optional={optional}
          maxLength={20}
        />
      </FieldRow>
      <FieldRow>
        {!optional && <StateField name={name} />}
        <TextField
          name={name('country')}
          label={texts.country}
          autoComplete="country-name"
          optional={optional}
          maxLength={100}
        />
      </FieldRow>
    </>
  );
}

/** The buyer's State decides which tax the receipt shows. */
function StateField({ name }: Pick<BillingFieldsProps, 'name'>) {
  return (
    <SelectField
      name={name('state')}
      label={texts.state}
      hint={texts.stateHint}
      optional
      placeholder={texts.chooseState}
      options={buyerStateOptions}
      autoComplete="address-level1"
    />
  );
}
