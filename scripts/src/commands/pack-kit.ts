import { resolve } from 'node:path';
import { packKit } from '../kit/pack-kit';
import { root } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run pack:kit -- [FOLDER]',
    purpose:
      'Writes shared and the tools as two packages into a folder (kit), for remotes outside this repository. A version that is there with another content is refused.',
    words: 1,
  },
  async ([folder = 'kit']) => {
    for (const file of await packKit(resolve(root, folder))) console.log(file);
  },
);
