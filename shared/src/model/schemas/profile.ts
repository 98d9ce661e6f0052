import { Type, type Static } from '@sinclair/typebox';
import { AdminRights, TickedRights } from './accounts';
import { OneOf, OptionalDay, OptionalText, OrNull, Text } from './fields';
import { DoneWith } from './responses';

export const Gender = OneOf('male', 'female', 'other');
export type Gender = Static<typeof Gender>;

/** In which a person is written to. */
const PersonLanguage = OneOf('en', 'hi');

export const Profile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  role_id: Type.Integer(),
  language: PersonLanguage,
  rights: Type.Optional(AdminRights),
  ticked: TickedRights,
  email_proven: Type.Boolean({ description: 'Somebody has entered a code sent to the e-mail' }),
  profile: Type.Object({
    dob: OrNull(Type.String({ description: 'YYYY-MM-DD' })),
    gender: OrNull(Gender),
    avatar: OrNull(Type.String()),
  }),
});
export type Profile = Static<typeof Profile>;

/** GET /profile, and the response to PUT /profile/update */
export const ProfileResponse = DoneWith(Profile);
export type ProfileResponse = Static<typeof ProfileResponse>;

/** PUT /profile/update; e-mail and phone are read-only: their values in the request are ignored. */
export const ProfileUpdateRequest = Type.Object({
  name: Text('Name', 120),
  email: OptionalText(254),
  phone: OptionalText(20),
  dob: OptionalDay,
  gender: Type.Optional(Type.Union([Gender, Type.Literal(''), Type.Null()])),
  language: Type.Optional(PersonLanguage),
  avatar: Type.Optional(
    Type.Union([
      Type.String({
        maxLength: 500,
        pattern: '^((/uploads/[A-Za-z0-9._-]+)|(https?://[^\\s"\'<>]+))?$',
      }),
      Type.Null(),
    ]),
  ),
});
export type ProfileUpdateRequest = Static<typeof ProfileUpdateRequest>;

/** POST upload endpoint, multipart field `file` */
export const UploadResponse = Type.Object({ url: Type.String() });
export type UploadResponse = Static<typeof UploadResponse>;
