import type { TSchema } from '@sinclair/typebox';
import { Failure } from 'shared/schemas';

/** The answers of a route: the good one, and `{message, errors?}` for every refusal. */
export const responses = <Good extends TSchema>(good: Good) => ({
  200: good,
  '4xx': Failure,
  '5xx': Failure,
});
