import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Site } from '../state/site';

/** A place in a published script, `/…/NAME.js:LINE:COLUMN` from 1, with or without the site's address. */
const PLACE =
  /(?:https?:\/\/[^/\s()]+)?\/((?:remotes\/[a-z0-9-]+|shell)\/[0-9a-z]+\/[\w./-]+\.js)(?:\?[^:\s]*)?:(\d+):(\d+)/g;

/** The path of the map of a published script; null for a script whose places stay as they are. */
export type MapOf = (script: string) => string | null;

/** The maps beside the scripts of a site. Throws where it has none. */
export const mapsOf =
  ({ folder }: Pick<Site, 'folder'>): MapOf =>
  (script) => {
    const map = join(folder, `${script}.map`);
    if (existsSync(map)) return map;
    throw new Error(
      `${script}.map is not in this site: the version is no longer kept, or was built without maps.`,
    );
  };

/** Replaces in a text each place in a published script by the place in the sources. Throws if there is none. */
export function toSourcePlaces(text: string, mapOf: MapOf): string {
  let found = false;
  const converted = text.replace(PLACE, (place, file: string, line: string, column: string) => {
    found = true;
    const map = mapOf(file);
    return map ? sourceOf(map, `${file}:${line}:${column}`, Number(line), Number(column)) : place;
  });
  if (!found) {
    throw new Error(
      'there is no place of a published script here, such as /shell/VERSION/js/main.js:1:2.',
    );
  }
  return converted;
}

function sourceOf(map: string, place: string, line: number, column: number): string {
  // The build has written the map.
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return `${place} (webpack)`;
  const source = entry.originalSource.replace(/^\.\//, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
