import { Type, type Static } from '@sinclair/typebox';
import { Instant, RowId, Text } from './fields';
import { FoundOf } from './responses';

/** A certificate in the lists of its student and of the admins. */
export const CertificateSummary = Type.Object({
  /** Four groups of five letters and digits: the last part of the address of its public page. */
  code: Type.String(),
  issued_at: Instant,
});
export type CertificateSummary = Static<typeof CertificateSummary>;

/** How many questions of a course somebody has answered right, and how many there are. */
export const QuizResult = Type.Object({ right: Type.Integer(), of: Type.Integer() });
export type QuizResult = Static<typeof QuizResult>;

/** GET /certificates/{code}: the public data of a certificate. */
export const CertificateResponse = FoundOf(
  Type.Object({
    name: Type.String(),
    title: Type.String({ description: 'of the course' }),
    mentor: Type.Optional(Type.String({ description: 'the Astro-Guru, if one is named' })),
    issued_at: Instant,
    quiz: Type.Optional(QuizResult),
  }),
);
export type CertificateResponse = Static<typeof CertificateResponse>;

/** POST /admin/certificates */
export const IssueCertificateRequest = Type.Object({
  user_id: RowId,
  product_id: RowId,
  reason: Text('A reason', 500, 'lines'),
});
export type IssueCertificateRequest = Static<typeof IssueCertificateRequest>;

/** POST /admin/certificates/{code}/withdrawal and /admin/certificates/{code}/again */
export const WithdrawCertificateRequest = Type.Object({ reason: Text('A reason', 500, 'lines') });
export type WithdrawCertificateRequest = Static<typeof WithdrawCertificateRequest>;
