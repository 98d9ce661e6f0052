import { Type } from '@sinclair/typebox';

/** The id of a row: a positive number that fits into an integer column. */
export const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
