import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { remoteNames, root } from '../units/units';

/** What the browser keeps: the key, or the words of the code for it, and its name on the privacy page. */
const kept: Readonly<Record<string, string>> = {
  "'token'": 'token',
  "'user'": 'user',
  "'cart'": 'cart',
  "'canary-bucket'": 'canary-bucket',
  "'candidates'": 'candidates',
  '`visited ${pathname}`': 'visited',
  '`opened ${pathname}`': 'opened',
  "'billing'": 'billing',
  "'code'": 'code',
  "'order'": 'order',
  'keyOf(details.order_id)': 'paid',
  "'waiting'": 'waiting',
  "'call'": 'call',
  "'language'": 'language',
  "'language-switch'": 'language-switch',
  // Of the wait for another code.
  key: 'resend',
  "'opened-anew'": 'opened-anew',
  // Of IndexedDB.
  "'known-device'": 'known-device',
};

/** The text of a constant of the same module. */
const constantIn = (text: string, name: string): string | undefined =>
  /^\w+$/.test(name) ? new RegExp(`^const ${name} = ('[^']+');$`, 'm').exec(text)?.[1] : undefined;

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
        ].map(([, name]) => constantIn(text, name!) ?? name!);
      }),
  );
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(kept).toSorted());
  for (const file of ['privacy-policy.ts', 'privacy-policy.hi.ts']) {
    const page = readFileSync(join(root, 'shared/src/model/policies', file), 'utf8');
    for (const name of Object.values(kept)) {
      expect(page).toMatch(new RegExp(`['\`](?:\\S+ (?:and|और) )?${name}(?: (?:and|और) \\S+)?: `));
    }
  }
});
