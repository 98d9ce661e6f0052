import { publishToken } from './publish-token';

const give = (remote: string, paths = '') =>
  publishToken({ words: ['Chat team', remote], options: { paths }, env: {}, usage: '' });

test.each(['mf-hi', 'mf-api'])('no token is given for a section called %s', async (name) => {
  await expect(give(name)).rejects.toThrow(
    `${name} would have addresses that no section may have.`,
  );
});

test.each([
  ...['/hi/*', '/hi', '/HI/login', '/api/*', '//evil', '/..', '/help?x', '/help/*/more', 'help'],
  ...['/lo\u0261in', '/login\u200b', '/\uff2cogin', '/%68i/login'],
])('%j is no pattern of a token', async (path) => {
  await expect(give('mf-chat', path)).rejects.toThrow(`"${path}" is no pattern of addresses`);
});
