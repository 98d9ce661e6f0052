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
          label="First name"
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={80}
        />
        <TextField
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={80}
        />
      </FieldRow>
      <FieldRow>
        <EmailField
          name="email"
          label="Email"
          hint="We will send your confirmation here."
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField name="phone" />
      </FieldRow>
      {addressOptional ? (
        <>
          <StateField />
          <AccordionItem summary="Add a billing address">
            <AddressFields optional />
          </AccordionItem>
        </>
      ) : (
        <AddressFields />
      )}
      <CompanyFields />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 6 characters, to log in to your account. If you already have an account, the order is added to it and its password does not change."
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
        label="Street address"
        autoComplete="address-line1"
        optional={optional}
        maxLength={200}
      />
      <FieldRow>
        <TextField
          name="city"
          label="City"
          autoComplete="address-level2"
          optional={optional}
          maxLength={60}
        />
        <TextField
          name="zip"
          label="Postcode / Zip"
          autoComplete="postal-code"
          optional={optional}
          maxLength={20}
        />
      </FieldRow>
      <FieldRow>
        {!optional && <StateField />}
        <TextField
          name="country"
          label="Country"
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
      label="State"
      hint="Your invoice names it."
      placeholder="Choose your state"
      options={buyerStateOptions}
      autoComplete="address-level1"
    />
  );
}
