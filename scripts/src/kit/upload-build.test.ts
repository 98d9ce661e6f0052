import { uploadBuild } from './upload-build';

test('without a token, it says so before anything is asked or built', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const said = jest.spyOn(console, 'log');
  await expect(uploadBuild('mf-chat', 'https://site.example', 'dry-run', {})).rejects.toThrow(
    'PUBLISH_TOKEN is not set: ask whoever runs the site for a token.',
  );
  expect([asked, said].flatMap((each) => each.mock.calls)).toEqual([]);
});
