import { Type, type Static } from '@sinclair/typebox';
import { adminRoles, allTickable } from '../rights';
import {
  Email,
  GivenPassword,
  Instant,
  NewPassword,
  ofKind,
  OneOf,
  OneTimeCode,
  OrNull,
  RepeatedPassword,
  TenDigitPhone,
  Text,
} from './fields';
import { DoneWith } from './responses';

/** The role of somebody of the admin area. */
export const AdminRights = OneOf(...adminRoles);

/** Of somebody with the role `single`: what was ticked. */
export const TickedRights = Type.Optional(Type.Array(OneOf(...allTickable), { uniqueItems: true }));

const RoleId = Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]{1,3}$' })]);

/** What the browser keeps under the key `user`. */
export const LoginUser = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  role_id: Type.Integer({ description: '1 student, 3 admin' }),
  rights: Type.Optional(AdminRights),
  ticked: TickedRights,
  slug: Type.String(),
  profile: Type.Object({ avatar: OrNull(Type.String()) }),
});
export type LoginUser = Static<typeof LoginUser>;

/** POST /login; the admin login adds `role_id: 3`, and `code` if the account requires one. */
export const LoginRequest = Type.Object({
  email: Email,
  password: GivenPassword,
  role_id: Type.Optional(RoleId),
  code: Type.Optional(Type.String({ ...ofKind('code'), maxLength: 20 })),
});
export type LoginRequest = Static<typeof LoginRequest>;

export const LoginResponse = DoneWith(
  Type.Object({
    token: Type.String(),
    expires_at: Instant,
    user: LoginUser,
    device_token: Type.String({
      description: 'To be sent as header Device-Token with later logins, also after a log-out',
    }),
    second_factor: Type.Optional(
      Type.Literal('to-be-set-up', {
        description: 'Until the authenticator app is set up, no other admin call is answered',
      }),
    ),
  }),
);
export type LoginResponse = Static<typeof LoginResponse>;

/** POST /register; always creates a student account, whatever `role_id` says. */
export const RegisterRequest = Type.Object({
  name: Text('Full name', 120),
  email: Email,
  phone: TenDigitPhone,
  password: NewPassword,
  password_confirmation: RepeatedPassword,
  role_id: Type.Optional(RoleId),
});
export type RegisterRequest = Static<typeof RegisterRequest>;

/** POST /verify-otp: the code of the sign-up. */
export const VerifyOtpRequest = Type.Object({
  email: Email,
  otp: OneTimeCode,
  channel: Type.Optional(Type.Literal('sms')),
});
export type VerifyOtpRequest = Static<typeof VerifyOtpRequest>;

/** POST /resend-otp: `channel: 'sms'` sends the sign-up code, no channel the reset code. */
export const ResendOtpRequest = Type.Object({
  email: Email,
  channel: Type.Optional(Type.Literal('sms')),
});
export type ResendOtpRequest = Static<typeof ResendOtpRequest>;

/** POST /forgot-password/send-otp */
export const ForgotPasswordSendRequest = Type.Object({
  email: Email,
  channel: Type.Optional(Type.Literal('email')),
});
export type ForgotPasswordSendRequest = Static<typeof ForgotPasswordSendRequest>;

/** POST /forgot-password/verify-otp */
export const ForgotPasswordVerifyRequest = Type.Object({ email: Email, otp: OneTimeCode });
export type ForgotPasswordVerifyRequest = Static<typeof ForgotPasswordVerifyRequest>;
export const ForgotPasswordVerifyResponse = DoneWith(Type.Object({ reset_token: Type.String() }));

/** POST /forgot-password/reset */
export const ForgotPasswordResetRequest = Type.Object({
  email: Email,
  reset_token: Type.String({ minLength: 1, maxLength: 200 }),
  new_password: NewPassword,
  new_password_confirmation: RepeatedPassword,
});
export type ForgotPasswordResetRequest = Static<typeof ForgotPasswordResetRequest>;
