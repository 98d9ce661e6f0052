import { json } from 'node:stream/consumers';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { siteDir } from '../settings';
import { showCatalogue } from '../site/release/catalogue';
import { command } from './command';

command(
  {
    usage: 'node scripts/run.mjs show-catalogue < catalogue.json',
    purpose: 'Writes the pages of the site for another catalogue. The server does it by itself.',
    words: 0,
  },
  // The server has checked the catalogue before storing it.
  async () => showCatalogue(siteDir(), (await json(process.stdin)) as PublicCatalogue),
);
