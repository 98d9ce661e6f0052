import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Site } from '../state/site';

/** A place in a published script, `/…/NAME.js:LINE:COLUMN` from 1, with or without the site's address. */
const PLACE =
  /(?:https?:\/\/[^/\s()]+)?\/((?:remotes\/[a-z0-9-]+|shell)\/[0-9a-z]+\/[\w./-]+\.js)(?:\?[^:\s]*)?:(\d+):(\d+)/g;

/**
 * Replaces in a text, for example a stack trace, each place in a published script by the place in the
 * sources. Throws if the text has no such place, or the site no longer has the version.
 */
export function toSourcePlaces(site: Site, text: string): string {
  let found = false;
  const converted = text.replace(PLACE, (_place, file: string, line: string, column: string) => {
    found = true;
    return sourceOf(site, file, Number(line), Number(column));
  });
  if (!found) {
    throw new Error(
      'there is no place of a published script here, such as /shell/VERSION/js/main.js:1:2.',
    );
  }
  return converted;
}

function sourceOf(site: Site, file: string, line: number, column: number): string {
  const map = join(site.folder, `${file}.map`);
  if (!existsSync(map)) {
    throw new Error(
      `${file}.map is not in this site: the version is no longer kept, or was built without maps.`,
    );
  }
  // The build has written the map.
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return `${file}:${line}:${column} (webpack)`;
  const source = entry.originalSource.replace(/^\.\//, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
