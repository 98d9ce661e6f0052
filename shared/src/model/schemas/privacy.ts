import { Type, type Static } from '@sinclair/typebox';
import { GivenPassword, Instant, OneOf, OrNull, Text } from './fields';
import { DoneWith } from './responses';

export const ConsentPurpose = OneOf('news', 'calls', 'whatsapp');

/** PUT and DELETE /account/consents/{purpose} */
/** By which ways an admin may answer on a phone number; without `calls` the person does not want any. */
export const ContactWays = Type.Array(OneOf('calls', 'whatsapp'));

export const ConsentParams = Type.Object({ purpose: ConsentPurpose });

/** One consent. `version` is that of the words, `form` where it was given. */
export const ConsentRow = Type.Object({
  purpose: ConsentPurpose,
  version: Type.String(),
  form: Type.String({ description: 'newsletter, callback, demo, contact or profile' }),
  given_at: Instant,
  withdrawn_at: OrNull(Instant),
});
export type ConsentRow = Static<typeof ConsentRow>;

/** GET /account/consents; also the response to a change. */
export const ConsentsResponse = DoneWith(Type.Array(ConsentRow));
export type ConsentsResponse = Static<typeof ConsentsResponse>;

/** POST /account/data and POST /account/data.html */
export const OwnDataRequest = Type.Object({ password: GivenPassword });

/** POST /account/data and GET /admin/people/{person}/data: all that is kept of one person. */
export const PersonalData = Type.Object({
  made_at: Instant,
  person: Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  parts: Type.Array(
    Type.Object({
      what: Type.String(),
      kept: Type.String({ description: 'How long, as text' }),
      table: Type.String(),
      rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
});
export type PersonalData = Static<typeof PersonalData>;

const CertificateChoice = Type.Optional(
  Type.Union([Type.Literal('withdraw'), Type.Literal('keep')], {
    description: 'Whether certificates end (the default) or stay with name and course',
  }),
);

/** POST /account/erasure */
export const ErasureRequest = Type.Object({
  password: GivenPassword,
  certificates: CertificateChoice,
});
export type ErasureRequest = Static<typeof ErasureRequest>;

/** POST /admin/people/{person}/erasure */
export const AdminErasureRequest = Type.Object({
  reason: Text('A reason', 500, 'lines'),
  certificates: CertificateChoice,
});
export type AdminErasureRequest = Static<typeof AdminErasureRequest>;
