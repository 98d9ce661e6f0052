import { Type, type Static } from '@sinclair/typebox';

/** GET /push */
export const PushStateResponse = Type.Object({
  success: Type.Boolean(),
  key: Type.String({ description: 'The applicationServerKey of this site (RFC 8292)' }),
  endpoint: Type.Union([Type.String(), Type.Null()]),
});
export type PushStateResponse = Static<typeof PushStateResponse>;

const Endpoint = Type.String({ minLength: 1, maxLength: 1000 });
/** Bytes in base64url without padding. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return Type.String({ pattern: `^[A-Za-z0-9_-]{${characters}}$` });
};

/** PUT /push: what a browser gives (Push API, `PushSubscriptionJSON`). */
export const PushRequest = Type.Object({
  endpoint: Endpoint,
  keys: Type.Object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type PushRequest = Static<typeof PushRequest>;

/** POST /push/end */
export const PushEndRequest = Type.Object({ endpoint: Endpoint });
