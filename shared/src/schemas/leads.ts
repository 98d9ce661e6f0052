import { Type, type Static } from '@sinclair/typebox';
import { ListAnswer, StatusAnswer } from './answers';
import { Email, Instant, PrefixedPhone, Text } from './fields';

export const LeadType = Type.Union([
  Type.Literal('request callback'),
  Type.Literal('book demo class'),
  Type.Literal('download syllabus'),
]);
export type LeadType = Static<typeof LeadType>;

/** POST /book-demo-class: newsletter, demo form, callback and syllabus. */
export const LeadRequest = Type.Object({
  full_name: Text('Full name', 120),
  email: Email,
  phone_number: PrefixedPhone,
  course: Type.Optional(Type.String({ maxLength: 60 })),
  type: LeadType,
});
export type LeadRequest = Static<typeof LeadRequest>;

/** A refused lead answers 200 with `status: false` and the reason in `message`. */
export const LeadResponse = StatusAnswer;
export type LeadResponse = Static<typeof LeadResponse>;

/** GET /admin/leads */
export const LeadRow = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  full_name: Type.String(),
  email: Type.String(),
  phone_number: Type.String(),
  course: Type.Union([Type.String(), Type.Null()]),
  created_at: Instant,
});
export type LeadRow = Static<typeof LeadRow>;

export const LeadListResponse = ListAnswer(LeadRow);
export type LeadListResponse = Static<typeof LeadListResponse>;
