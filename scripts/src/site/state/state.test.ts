import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailsAddress, publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { readState } from './state';

test('an older release without questions gets the shipped questions', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const shipped = publicCatalogue(shippedCatalogue);
  const { [detailsAddress('questions')]: _questions, ...details } = shipped.details;
  mkdirSync(join(site, 'live'));
  writeFileSync(join(site, 'live/catalogue.json'), JSON.stringify({ ...shipped, details }));
  expect(JSON.stringify(readState(site).catalogue)).toBe(JSON.stringify(shipped));
  rmSync(site, { recursive: true });
});
