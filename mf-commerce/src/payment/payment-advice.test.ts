import { adviceAfter } from './payment-advice';
import type { ApiFailure } from 'shared/calls';

const failure = (over: Partial<ApiFailure>): ApiFailure => ({
  status: 500,
  message: null,
  errors: {},
  body: null,
  ...over,
});

test.each([
  ['no link', null, /try again in a moment/],
  [
    'no answer',
    failure({ status: null }),
    /check your connection.*your order will not be placed twice/i,
  ],
  ['too many attempts', failure({ status: 429 }), /wait a minute/i],
  [
    'too many attempts, with the time to wait',
    failure({ status: 429, message: 'Please try again in 5 minutes.' }),
    /^Please try again in 5 minutes\. Nothing has been charged/,
  ],
  ['a fault of the server', failure({ message: 'stack' }), /^Nothing has been charged/],
  [
    'a wrong field',
    failure({ status: 422, message: 'Invalid', errors: { password: ['Too short.'] } }),
    /^Too short\./,
  ],
  [
    'a refusal',
    failure({ status: 409, message: 'The webinar is over.' }),
    /^The webinar is over\./,
  ],
])('after %s, the buyer gets the right advice', (_case, given, expected) => {
  expect(adviceAfter(given)).toMatch(expected);
});

test('the advice always says that nothing has been charged', () => {
  for (const status of [null, 400, 409, 422, 429, 500, 503]) {
    expect(adviceAfter(failure({ status }))).toContain('Nothing has been charged');
  }
});
