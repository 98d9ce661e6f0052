import { Type, type Static, type TSchema } from '@sinclair/typebox';

/** The response of calls that only say whether they worked. */
export const StatusResponse = Type.Object({
  status: Type.Boolean(),
  message: Type.String(),
});
export type StatusResponse = Static<typeof StatusResponse>;

/** The body of every failure: a text to show and, for 422, the invalid fields. */
export const ErrorResponse = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** The same with what the call has made or found. */
export const DoneWith = <Data extends TSchema>(data: Data) =>
  Type.Object({ ...StatusResponse.properties, data });

/** The response of a call that reads. */
export const FoundOf = <Data extends TSchema>(data: Data) =>
  Type.Object({ success: Type.Boolean(), data });

/** The same with a message. */
export const AnswerOf = <Data extends TSchema>(data: Data) =>
  Type.Object({ success: Type.Boolean(), message: Type.String(), data });

/** A page of an admin list: the rows are `data.data`. */
export const ListResponseOf = <Row extends TSchema>(row: Row) =>
  AnswerOf(
    Type.Object({
      data: Type.Array(row),
      total: Type.Integer(),
      has_more: Type.Optional(
        Type.Boolean({ description: 'There are more than `total`: counting ended there' }),
      ),
    }),
  );
