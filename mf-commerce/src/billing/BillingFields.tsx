import { FieldRow, PasswordField, TextField } from 'shared/forms';
import { selectToken, useAppSelector } from 'shared/store';

interface BillingFieldsProps {
  /** A ticket needs no address. */
  addressOptional?: boolean;
}

/** The controls of both checkouts, under the names of `Billing`. */
export function BillingFields({ addressOptional = false }: BillingFieldsProps) {
  const signedIn = useAppSelector(selectToken) !== null;

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
        <TextField
          name="email"
          label="Email"
          type="email"
          hint="Your confirmation goes here."
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          name="phone"
          label="Phone number"
          type="tel"
          hint="10 digits, without +91."
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </FieldRow>
      <TextField
        name="street"
        label="Street address"
        autoComplete="address-line1"
        optional={addressOptional}
        maxLength={200}
      />
      <FieldRow>
        <TextField
          name="city"
          label="City"
          autoComplete="address-level2"
          optional={addressOptional}
          maxLength={100}
        />
        <TextField
          name="zip"
          label="Postcode / Zip"
          autoComplete="postal-code"
          optional={addressOptional}
          maxLength={20}
        />
      </FieldRow>
      <TextField
        name="country"
        label="Country"
        autoComplete="country-name"
        optional={addressOptional}
        maxLength={100}
      />
      <PasswordField
        name="password"
        label="Password"
        hint={
          signedIn
            ? 'Asked of every buyer. The password of your account stays as it is.'
            : 'At least 6 characters: it opens your account. If you have one, the order joins it and its password stays.'
        }
        autoComplete={signedIn ? 'current-password' : 'new-password'}
        maxLength={128}
      />
    </>
  );
}
