import { createStore } from '../store';
import { fakeApi } from '../testing';
import { resources } from './resources';

const { paidIds, profile } = resources.endpoints;

test.each([
  [{ success: true, course_ids: [101, '102'] }, [101, 102]],
  [{ success: false, course_ids: [101] }, []],
  [{ success: true, course_ids: 'all' }, []],
  [null, []],
])('the paid ids of %j are %j', async (body, ids) => {
  fakeApi({ 'POST /user/paid-course-ids': { body } });
  const { data } = await createStore().dispatch(paidIds.initiate({ kind: 'course', user_id: 7 }));
  expect(data?.ids).toEqual(ids);
});

test('a paid product has its batch if the response names one', async () => {
  const schedules = [{ product_id: 101, schedule_id: 'january' }, { product_id: 102 }, null];
  fakeApi({
    'POST /user/paid-course-ids': { body: { success: true, course_ids: [101, 102], schedules } },
  });
  const { data } = await createStore().dispatch(paidIds.initiate({ kind: 'course', user_id: 7 }));
  expect(data?.scheduleIds).toEqual({ 101: 'january' });
});

test('a ticket without a session can have a day', async () => {
  const days = [
    { product_id: 201, day: '2026-11-22' },
    { product_id: 202, day: null },
  ];
  fakeApi({
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [201, 202], days } },
  });
  const { data } = await createStore().dispatch(paidIds.initiate({ kind: 'webinar', user_id: 7 }));
  expect(data?.days).toEqual({ 201: '2026-11-22', 202: null });
});

test('missing profile details are read as empty', async () => {
  fakeApi({ 'GET /profile': { body: { data: { name: 'Asha', profile: { gender: 'x' } } } } });
  const { data } = await createStore().dispatch(profile.initiate({}));
  const empty = { slug: '', email: '', phone: '', dob: '', gender: '', avatar: '' };
  // Without `email_proven` in the response, the e-mail counts as proven.
  expect(data).toEqual({ name: 'Asha', ...empty, emailProven: true });
});

test('the time after a birth date is cut off', async () => {
  const profile_ = { dob: '1990-04-05T00:00:00Z', gender: 'female', avatar: '/a.webp' };
  fakeApi({ 'GET /profile': { body: { data: { name: 'Asha', profile: profile_ } } } });
  const { data } = await createStore().dispatch(profile.initiate({}));
  expect(data).toMatchObject({ dob: '1990-04-05', gender: 'female', avatar: '/a.webp' });
});

test('a refused token ends the session, unless the call has keepsSession', async () => {
  fakeApi({ 'GET /profile': { status: 401 } });
  const user = { name: 'Asha' };
  const store = createStore({
    session: { token: 'old', user, ended: null, endedAsAdmin: false },
  });
  await store.dispatch(profile.initiate({ keepsSession: true }));
  expect(store.getState().session.token).toBe('old');
  await store.dispatch(profile.initiate({}));
  expect(store.getState().session).toMatchObject({ token: null, ended: 'expired' });
});
