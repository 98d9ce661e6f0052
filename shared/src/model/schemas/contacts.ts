import { Type, type Static } from '@sinclair/typebox';
import { ListResponseOf, StatusResponse } from './responses';
import { Campaign, Email, Instant, TenDigitPhone, Text } from './fields';
import { FollowUpColumns } from './leads';
import { ContactWays } from './privacy';

/** POST /contacts */
export const ContactRequest = Type.Object({
  name: Text('Name', 120),
  email: Email,
  phone_number: TenDigitPhone,
  state: Text('State', 60),
  message: Text('Message', 5000, 'lines'),
  subscribe: Type.Optional(Type.Boolean()),
  campaign: Campaign,
});
export type ContactRequest = Static<typeof ContactRequest>;

/** 201 with `status: true`; 422 is an `ErrorResponse`. */
export const ContactResponse = StatusResponse;

/** GET /admin/contacts */
export const ContactRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone_number: Type.String(),
  contact_ways: ContactWays,
  state: Type.String(),
  message: Type.String(),
  subscribe: Type.Boolean(),
  ...FollowUpColumns,
  created_at: Instant,
});
export type ContactRow = Static<typeof ContactRow>;

export const ContactListResponse = ListResponseOf(ContactRow);
