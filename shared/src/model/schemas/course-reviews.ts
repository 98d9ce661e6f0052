import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf, OrNull, Text } from './fields';

/** What a student is asked when the course is over; `asked` until there is an answer. */
export const OwnReview = Type.Object({
  /** `waiting` until the office has read it. */
  state: OneOf('asked', 'waiting', 'published', 'hidden'),
  stars: OrNull(Type.Integer()),
  text: Type.String(),
});
export type OwnReview = Static<typeof OwnReview>;

/** PUT /classroom/course/{id}/review */
export const ReviewRequest = Type.Object({
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Text('A text', 2000, 'lines'),
});
export type ReviewRequest = Static<typeof ReviewRequest>;

/** A row of GET /admin/reviews. */
export const ReviewRow = Type.Object({
  ...OwnReview.properties,
  id: Type.Integer(),
  /** Of the course; empty if the catalogue has it no more. */
  title: Type.String(),
  /** First name and city, as the page of the course shows them. */
  name: Type.String(),
  changed_at: Instant,
});
export type ReviewRow = Static<typeof ReviewRow>;

/** GET /admin/reviews: those that wait first, then the newest. */
export const ReviewsResponse = Type.Object({ data: Type.Array(ReviewRow) });
export type ReviewsResponse = Static<typeof ReviewsResponse>;

/** PUT /admin/reviews/{id}; 409 if the student has changed it since. */
export const ReviewDecisionRequest = Type.Object({
  state: OneOf('published', 'hidden'),
  changed_at: Instant,
});
export type ReviewDecisionRequest = Static<typeof ReviewDecisionRequest>;
