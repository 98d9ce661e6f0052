import { expect, test, type APIRequestContext } from '@playwright/test';
import { call, tokenOf } from '../../support/calls';
import { codeSentTo, messageTo } from '../../support/outbox';
import { admin, newVisitor, student } from '../../support/people';

const registration = (visitor: ReturnType<typeof newVisitor>) => ({
  name: visitor.name,
  email: visitor.email,
  phone: visitor.phone,
  password: visitor.password,
  password_confirmation: visitor.password,
  role_id: '1',
});

async function registered(request: APIRequestContext) {
  const visitor = newVisitor();
  const response = await call(request, 'POST', '/register', { data: registration(visitor) });
  expect(response.body).toMatchObject({ status: true, message: expect.any(String) });
  return visitor;
}

async function verified(request: APIRequestContext) {
  const visitor = await registered(request);
  const otp = await codeSentTo(visitor.phone);
  const data = { email: visitor.email, otp, channel: 'sms' };
  expect((await call(request, 'POST', '/verify-otp', { data })).status).toBe(200);
  return visitor;
}

const anotherCode = (code: string) => (code === '111111' ? '222222' : '111111');
const login = (request: APIRequestContext, data: object) =>
  call(request, 'POST', '/login', { data });

test('a login returns token and user, and refuses anything else with a message', async ({
  request,
}) => {
  const { status, body } = await login(request, student);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    token: expect.stringMatching(/^.{32,}$/),
    user: { id: expect.any(Number), name: 'Asha Verma', role_id: 1, slug: 'asha-verma' },
  });
  for (const wrong of [
    { ...student, password: 'not-the-password' },
    { email: 'nobody@example.com', password: 'student-password' },
    { ...student, role_id: 3 },
    { ...student, email: 'no address' },
    { email: student.email },
    {},
  ]) {
    const refused = await login(request, wrong);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(refused.body).toMatchObject({ message: expect.stringMatching(/\w/) });
    expect(refused.body.data).toBeUndefined();
  }
  const asAdmin = await login(request, { ...admin, role_id: 3 });
  expect(asAdmin.body.data.user.role_id).toBe(3);
});

test('a new account is not verified and has role 1, and its code works once', async ({
  request,
}) => {
  const visitor = newVisitor();
  const data = { ...registration(visitor), role_id: '3' };
  const response = await call(request, 'POST', '/register', { data });
  const made = response.status === 422 ? await registered(request) : visitor;
  expect([200, 201, 422]).toContain(response.status);

  const early = await login(request, made);
  expect(early.status).toBeGreaterThanOrEqual(400);
  expect(early.body.message).toMatch(/\w/);

  const otp = await codeSentTo(made.phone);
  expect(otp).toMatch(/^\d{6}$/);
  const verify = (code: string) =>
    call(request, 'POST', '/verify-otp', {
      data: { email: made.email, otp: code, channel: 'sms' },
    });
  const wrong = await verify(anotherCode(otp));
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  expect(wrong.body.message).toMatch(/\w/);
  expect((await verify(otp)).status).toBe(200);
  expect((await verify(otp)).status).toBeGreaterThanOrEqual(400);
  const user = (await login(request, made)).body.data.user;
  expect(user).toMatchObject({ name: made.name, role_id: 1 });

  const taken = await call(request, 'POST', '/register', { data: registration(made) });
  expect(taken.body.status).not.toBe(true);
  expect(taken.body.message).toMatch(/\w/);
});

test('each wrong field of a registration is named', async ({ request }) => {
  const good = registration(newVisitor());
  for (const [field, value] of [
    ['name', ''],
    ['email', 'no address'],
    ['phone', '12345'],
    ['password', 'short'],
    ['password_confirmation', 'different'],
  ] as const) {
    const response = await call(request, 'POST', '/register', {
      data: { ...good, [field]: value },
    });
    expect(response.status, field).toBe(422);
    const text = expect.stringMatching(/\w/);
    expect(response.body.message).toEqual(text);
    expect(Object.values(response.body.errors).flat()[0], field).toEqual(text);
  }
});

test('a code is sent again by text message for a sign-up, by e-mail for a reset', async ({
  request,
}) => {
  const visitor = await registered(request);
  const first = await messageTo(visitor.phone);
  const early = await call(request, 'POST', '/resend-otp', {
    data: { email: visitor.email, channel: 'sms' },
  });
  // As on the screens, the wait between two codes is two minutes.
  expect([200, 429]).toContain(early.status);
  expect(early.body.message).toMatch(/\w/);
  if (early.status === 429) expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(120);
  else expect((await messageTo(visitor.phone)).text).not.toBe(first.text);

  const member = await verified(request);
  const reset = await call(request, 'POST', '/resend-otp', { data: { email: member.email } });
  expect(reset.status, JSON.stringify(reset.body)).toBe(200);
  expect((await messageTo(member.email, ({ code }) => code !== null)).channel).toBe('email');
});

test('a forgotten password is replaced once, with a code and the token returned for it', async ({
  request,
}) => {
  const visitor = await verified(request);
  const { email } = visitor;
  const post = (path: string, data: object) =>
    call(request, 'POST', `/forgot-password/${path}`, { data });

  const unknown = await post('send-otp', { email: 'nobody@example.com', channel: 'email' });
  expect(unknown.body).toMatchObject({ status: false, message: expect.stringMatching(/\w/) });
  const sent = await post('send-otp', { email, channel: 'email' });
  expect(sent.body).toMatchObject({ status: true, message: expect.stringMatching(/\w/) });

  const otp = await codeSentTo(email);
  const wrong = await post('verify-otp', { email, otp: anotherCode(otp) });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  expect(wrong.body.message).toMatch(/\w/);
  const allowed = await post('verify-otp', { email, otp });
  const { reset_token } = allowed.body.data;
  expect(reset_token).toEqual(expect.stringMatching(/^.{32,}$/));

  const fresh = { new_password: 'sun-and-moon', new_password_confirmation: 'sun-and-moon' };
  for (const refused of [
    { email, reset_token: 'made-up-token-made-up-token-made-up', ...fresh },
    { email: student.email, reset_token, ...fresh },
  ]) {
    const response = await post('reset', refused);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.body.message).toMatch(/\w/);
  }
  const done = await post('reset', { email, reset_token, ...fresh });
  expect(done.body).toMatchObject({ status: true, message: expect.any(String) });
  expect((await post('reset', { email, reset_token, ...fresh })).status).toBeGreaterThanOrEqual(
    400,
  );
  expect((await login(request, visitor)).status).toBeGreaterThanOrEqual(400);
  await tokenOf(request, { email, password: fresh.new_password });
});

test('a profile is read and changed by its owner, and not after the logout', async ({
  request,
}) => {
  const visitor = await verified(request);
  const token = await tokenOf(request, visitor);
  const before = await call(request, 'GET', '/profile', { token });
  expect(before.body.data).toMatchObject({
    name: visitor.name,
    slug: expect.stringMatching(/^[a-z0-9-]+$/),
    email: visitor.email,
    phone: visitor.phone,
    profile: { dob: null, gender: null, avatar: null },
  });
  const changed = {
    name: 'मीरा नायर',
    email: visitor.email,
    phone: visitor.phone,
    dob: '1996-02-29',
    gender: 'female',
    avatar: null,
  };
  const update = await call(request, 'PUT', '/profile/update', { token, data: changed });
  expect(update.status, JSON.stringify(update.body)).toBe(200);
  const after = await call(request, 'GET', '/profile', { token });
  expect(after.body.data).toMatchObject({
    name: 'मीरा नायर',
    profile: { dob: '1996-02-29', gender: 'female' },
  });

  expect((await call(request, 'POST', '/logout', { token })).status).toBe(200);
  for (const dead of [token, undefined, 'nonsense']) {
    const refused = await call(request, 'GET', '/profile', { token: dead });
    expect(refused.status).toBe(401);
    expect(refused.body.message).toMatch(/\w/);
  }
});

test('paid ids are returned to their owner only', async ({ request }) => {
  const { token, user } = (await login(request, student)).body.data;
  for (const [path, field] of [
    ['/user/paid-course-ids', 'course_ids'],
    ['/user/paid-webinar-ids', 'webinar_ids'],
  ] as const) {
    const own = await call(request, 'POST', path, { token, data: { user_id: user.id } });
    expect(own.body).toMatchObject({ success: true, [field]: expect.any(Array) });
    const others = await call(request, 'POST', path, { token, data: { user_id: user.id + 1 } });
    expect(others.status).toBe(403);
    expect(others.body.message).toMatch(/\w/);
    const anyone = await call(request, 'POST', path, { data: { user_id: user.id } });
    expect(anyone.status).toBe(401);
  }
});
