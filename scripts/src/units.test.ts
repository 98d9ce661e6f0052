import { assertRemote, remoteNames } from './units';

test('the remotes are the folders named so', () => {
  expect(remoteNames).toEqual(['mf-admin', 'mf-auth', 'mf-commerce', 'mf-marketing', 'mf-student']);
});

test.each(['mf-nothing', 'shell', '', undefined, '../mf-auth', 'MF-AUTH'])(
  '%p is refused, with the names there are',
  (name) => {
    expect(() => assertRemote(name)).toThrow('mf-admin, mf-auth, mf-commerce');
  },
);
