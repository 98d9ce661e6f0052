import { readProfile } from './own-profile';

test('missing profile details are read as empty', () => {
  const empty = { slug: '', email: '', phone: '', dob: '', gender: '', avatar: '' };
  // Without `email_proven` in the response, the e-mail counts as proven.
  expect(readProfile({ data: { name: 'Asha', profile: { gender: 'x' } } })).toEqual({
    name: 'Asha',
    ...empty,
    emailProven: true,
  });
});

test('the time after a birth date is cut off', () => {
  const profile = { dob: '1990-04-05T00:00:00Z', gender: 'female', avatar: '/a.webp' };
  expect(readProfile({ data: { name: 'Asha', profile } })).toMatchObject({
    dob: '1990-04-05',
    gender: 'female',
    avatar: '/a.webp',
  });
});
