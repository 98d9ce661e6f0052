import type { TSchema } from '@sinclair/typebox';
import { ErrorResponse } from 'shared/schemas';

/** The answers of a route: the good one, and `{message, errors?}` for every refusal. */
export const responses = <Good extends TSchema>(good: Good) => ({
  200: good,
  '4xx': ErrorResponse,
  '5xx': ErrorResponse,
});
