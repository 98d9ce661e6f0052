import { Type, type Static } from '@sinclair/typebox';
import { DoneWith, ErrorResponse } from './responses';
import {
  Email,
  GivenPassword,
  Instant,
  NewPassword,
  ofKind,
  OneTimeCode,
  RepeatedPassword,
  RowId,
  TenDigitPhone,
  Text,
} from './fields';

/** 401 of POST /login: with `second_factor` if the password was right but a code is missing or wrong. */
export const LoginErrorResponse = Type.Object({
  ...ErrorResponse.properties,
  second_factor: Type.Optional(Type.Literal('required')),
});

/** One device on which the user is signed in. */
export const OpenLogin = Type.Object({
  id: Type.Integer(),
  browser: Type.String({ description: 'e.g. Chrome on Android' }),
  started_at: Instant,
  used_at: Instant,
  current: Type.Boolean({ description: 'The session that asks' }),
});
export type OpenLogin = Static<typeof OpenLogin>;

/** GET /profile/logins */
export const LoginsResponse = DoneWith(Type.Array(OpenLogin));
export type LoginsResponse = Static<typeof LoginsResponse>;

/** POST /profile/phone: sends a code to the new number, with the password of the account. */
export const PhoneChangeRequest = Type.Object({ phone: TenDigitPhone, password: GivenPassword });
export type PhoneChangeRequest = Static<typeof PhoneChangeRequest>;

/** POST /profile/phone/verify: the code that was sent to the new number. */
export const PhoneVerifyRequest = Type.Object({ phone: TenDigitPhone, otp: OneTimeCode });
export type PhoneVerifyRequest = Static<typeof PhoneVerifyRequest>;

/** POST /profile/email: sends a code to the new address, with the password of the account. */
export const EmailChangeRequest = Type.Object({ email: Email, password: GivenPassword });
export type EmailChangeRequest = Static<typeof EmailChangeRequest>;

/** POST /profile/email/verify: the code that was sent to the new address. */
export const EmailVerifyRequest = Type.Object({ email: Email, otp: OneTimeCode });
export type EmailVerifyRequest = Static<typeof EmailVerifyRequest>;

/** POST /profile/password: also ends the other logins. */
export const PasswordChangeRequest = Type.Object({
  current_password: GivenPassword,
  new_password: NewPassword,
  new_password_confirmation: RepeatedPassword,
});
export type PasswordChangeRequest = Static<typeof PasswordChangeRequest>;

/** Six digits of an authenticator app, or a recovery code. */
const SecondFactorCode = Type.String({
  ...ofKind('code'),
  minLength: 6,
  maxLength: 20,
  'x-message': 'Please enter the code of your app, or a recovery code.',
});

/** PUT /admin/second-factor, and the calls that turn it off, link a new phone or renew the recovery codes. */
export const SecondFactorRequest = Type.Object({ code: SecondFactorCode });
export type SecondFactorRequest = Static<typeof SecondFactorRequest>;

/** POST /admin/second-factor/reset: the account of another admin. */
export const SecondFactorResetRequest = Type.Object({
  user_id: RowId,
  reason: Text('A reason', 500, 'lines'),
});
export type SecondFactorResetRequest = Static<typeof SecondFactorResetRequest>;

/** GET /admin/second-factor */
export const SecondFactorResponse = DoneWith(
  Type.Object({
    on: Type.Boolean(),
    required: Type.Boolean({ description: 'Cannot be turned off' }),
  }),
);
export type SecondFactorResponse = Static<typeof SecondFactorResponse>;

/** POST /admin/second-factor: the key as text and as a QR code, one SVG path in `size` units. */
export const SecondFactorSetupResponse = DoneWith(
  Type.Object({
    key: Type.String(),
    qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
);
export type SecondFactorSetupResponse = Static<typeof SecondFactorSetupResponse>;

/** Shown once: each code works one time instead of a code of the app. */
export const RecoveryCodesResponse = DoneWith(
  Type.Object({ recovery_codes: Type.Array(Type.String()) }),
);
export type RecoveryCodesResponse = Static<typeof RecoveryCodesResponse>;
