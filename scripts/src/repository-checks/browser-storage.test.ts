import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { remoteNames, root } from '../units/units';

/** What the browser keeps, by the words of the code that name it, and by its name on the privacy page. */
const kept: Readonly<Record<string, string>> = {
  "'token'": 'token and user',
  "'user'": 'token and user',
  "'cart'": 'cart',
  "'canary-bucket'": 'canary-bucket',
  CANARY_BUCKET: 'canary-bucket',
  "'candidates'": 'candidates',
  'keyOf(pathname)': 'visited',
  // Of the billing details.
  KEY: 'billing',
  // Of the wait for another code.
  key: 'resend',
  "'opened-anew'": 'opened-anew',
  // Of IndexedDB.
  DATABASE: 'known-device',
};

test('the privacy page names everything that the site keeps in a browser', () => {
  const folders = ['shared/src', 'shell/src', ...remoteNames.map((name) => `${name}/src`)];
  const written = [...folders, 'scripts/src/site/pages'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(tsx?|js)$/.test(file) && !/test\.|testing\//.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, folder, file), 'utf8');
        return [
          ...text.matchAll(/\b\w*[sS]torage\.setItem\(((?:[^,()]|\([^()]*\))+),/g),
          ...text.matchAll(/indexedDB\.open\((\w+),/g),
        ].map(([, name]) => name!);
      }),
  );
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(kept).toSorted());
  const page = readFileSync(join(root, 'mf-marketing/src/policies/PrivacyPolicyPage.tsx'), 'utf8');
  for (const name of Object.values(kept)) expect(page).toMatch(new RegExp(`['\`]${name}: `));
});
