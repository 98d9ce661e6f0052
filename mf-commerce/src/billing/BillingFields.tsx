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

type AddressPart = 'street' | 'city' | 'zip' | 'country';

interface AddressFieldsProps extends Pick<BillingFieldsProps, 'name'> {
  optional?: boolean;
}

function AddressFields({ name, optional = false }: AddressFieldsProps) {
  const field = (path: AddressPart, autoComplete: string, maxLength: number) => (
    <TextField name={name(path)} label={texts[path]} {...{ autoComplete, optional, maxLength }} />
  );
  return (
    <>
      {field('street', 'address-line1', 200)}
      <FieldRow>
        {field('city', 'address-level2', 60)}
        {field('zip', 'postal-code', 20)}
      </FieldRow>
      <FieldRow>
        {!optional && <StateField name={name} />}
        {field('country', 'country-name', 100)}
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
