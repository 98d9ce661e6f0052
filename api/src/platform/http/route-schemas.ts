import type { TSchema } from '@sinclair/typebox';
import { ErrorResponse } from 'shared/model/schemas';

/** The response schemas of a route: `good` for 200, and `{message, errors?}` for every failure. */
export const responses = <Good extends TSchema>(good: Good) => ({
  200: good,
  '4xx': ErrorResponse,
  '5xx': ErrorResponse,
});
