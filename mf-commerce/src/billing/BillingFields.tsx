import { buyerStateOptions } from 'shared/model/catalogue';
import {
  EmailField,
  FieldRow,
  PasswordField,
  PhoneField,
  SelectField,
  TextField,
} from 'shared/forms';
import { AccordionItem } from 'shared/ui/showcase';
import { CompanyFields } from './CompanyFields';
import { texts } from './texts';

interface BillingFieldsProps {
  /** A ticket needs no address, so the address fields are collapsed. */
  addressOptional: boolean;
}

/** The controls of both checkouts, named by the keys of `Billing`. */
export function BillingFields({ addressOptional }: BillingFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          name="first_name"
          label={texts.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={80}
        />
        <TextField
          name="last_name"
          label={texts.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={80}
        />
      </FieldRow>
      <FieldRow>
        <EmailField
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField name="phone" />
      </FieldRow>
      {addressOptional ? (
        <>
          <StateField />
          <AccordionItem summary={texts.addAddress}>
            <AddressFields optional />
          </AccordionItem>
        </>
      ) : (
        <AddressFields />
      )}
      <CompanyFields />
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        maxLength={128}
      />
    </>
  );
}

function AddressFields({ optional = false }: { optional?: boolean }) {
  return (
    <>
      <TextField
        name="street"
        label={texts.street}
        autoComplete="address-line1"
        optional={optional}
        maxLength={200}
      />
      <FieldRow>
        <TextField
          name="city"
          label={texts.city}
          autoComplete="address-level2"
          optional={optional}
          maxLength={60}
        />
        <TextField
          name="zip"
          label={texts.zip}
          autoComplete="postal-code"
          optional={optional}
          maxLength={20}
        />
      </FieldRow>
      <FieldRow>
        {!optional && <StateField />}
        <TextField
          name="country"
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
function StateField() {
  return (
    <SelectField
      name="state"
      label={texts.state}
      hint={texts.stateHint}
      placeholder={texts.chooseState}
      options={buyerStateOptions}
      autoComplete="address-level1"
    />
  );
}
