import { readFailure } from '../calls';
import { createStore } from '../store';
import { fakeApi } from '../testing';
import { loginCall } from '.';

const user = { name: 'Asha' };

beforeEach(() => void createStore());

test.each([{}, { data: { token: 'x' } }, { data: { token: 1, user } }])(
  'the response %j is a failed login',
  async (body) => {
    fakeApi({ 'POST /login': { body } });
    const result = await loginCall({ email: 'asha@example.com', password: 'secret1' });
    expect(result.error).toBeDefined();
  },
);

test('a refused login does not end a session', async () => {
  fakeApi({ 'POST /login': { status: 401, body: { message: 'Wrong password.' } } });
  const store = createStore({ login: { token: 'old', user, ended: null, endedAsAdmin: false } });
  const { error } = await loginCall({ email: 'asha@example.com', password: 'wrong' });
  expect(readFailure(error).message).toBe('Wrong password.');
  expect(store.getState().login.token).toBe('old');
});
