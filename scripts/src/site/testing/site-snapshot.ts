import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Registry } from 'shared/contract';
import { readJson } from 'node-shared/files';
import type { RemoteManifest, ShellManifest } from '../../units/manifest';

/** Every file below a folder with the hash of its content, and every link with its target; no sockets of locks. */
export function snapshot(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((each) => !each.isDirectory() && !each.isSocket())
      .map((each) => {
        const path = join(each.parentPath, each.name);
        const content = each.isSymbolicLink()
          ? `link to ${readlinkSync(path)}`
          : createHash('sha256').update(readFileSync(path)).digest('hex');
        return [relative(folder, path), content] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The site as visitors get it. Throws if a file that it names is missing or has another hash. */
export function servedSite(site: string): { registry: Registry; pages: Record<string, string> } {
  const live = join(site, 'live');
  const registry = readJson<Registry>(join(site, 'registry.json'));
  assertUnit(join(site, 'shell', registry.shell), 'shell.json');
  for (const [name, { live: now, previous, canary }] of Object.entries(registry.remotes)) {
    for (const version of [now, previous, canary]) {
      if (!version) continue;
      assertIntact(join(site, version.entry), version.integrity);
      assertUnit(join(site, 'remotes', name, version.version), 'remote.json');
    }
  }
  const files = Object.keys(snapshot(join(live, 'pages'))).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => {
    const html = readFileSync(join(live, 'pages', file), 'utf8');
    for (const [tag, address] of html.matchAll(
      /<[^>]*(?:src|href)="(\/(?:remotes|shell)\/[^"]+)"[^>]*>/g,
    )) {
      if (!existsSync(join(site, address!))) throw new Error(`${file} names ${address}.`);
      const [, integrity] = /\bintegrity="([^"]*)"/.exec(tag) ?? [];
      if (integrity) assertIntact(join(site, address!), integrity);
    }
    const [, inlined] = /<script id="registry"[^>]*>(.*?)<\/script>/.exec(html)!;
    // A page lists only the sections that it needs.
    const { isPartial: _isPartial, ...listed } = JSON.parse(inlined!) as Registry;
    const remotes = Object.keys(listed.remotes).map((name) => [name, registry.remotes[name]]);
    expect(listed).toMatchObject({ shell: registry.shell, remotes: Object.fromEntries(remotes) });
    return [file, html] as const;
  });
  return { registry, pages: Object.fromEntries(pages) };
}

/** Throws if a file of a published version differs from the build. */
function assertUnit(folder: string, manifest: string): void {
  const { files, server } = readJson<RemoteManifest | ShellManifest>(join(folder, manifest));
  for (const [file, { integrity }] of Object.entries(files)) {
    assertIntact(join(folder, file), integrity);
  }
  if (server) assertIntact(join(folder, 'server.cjs'), server);
}

function assertIntact(file: string, integrity: string): void {
  const [algorithm, hash] = integrity.split(/-(.*)/s);
  const found = createHash(algorithm!).update(readFileSync(file)).digest('base64');
  if (found !== hash) throw new Error(`${file} is damaged.`);
}
