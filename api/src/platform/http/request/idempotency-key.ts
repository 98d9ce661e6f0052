import { Type } from '@sinclair/typebox';
import type { Config } from '../../../settings/config';
import { keyedHash } from '../../secrets';

/** The headers of a request that browsers repeat when its response was lost. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 200 })),
});

/**
 * What is stored of an `Idempotency-Key`: a keyed hash that only the same request has again, because it is also of
 * `content`, what the request is for and what it says. Null without the header.
 */
export const requestKeyOf = (
  { secretKey }: Pick<Config, 'secretKey'>,
  idempotencyKey: string | undefined,
  ...content: (string | number)[]
): string | null =>
  idempotencyKey === undefined ? null : keyedHash(secretKey, ...content, idempotencyKey);
