import { existsSync } from 'node:fs';
import { readJson, writeFileAtomic } from 'node-shared/files';
import { runProcess } from 'node-shared/process';
import type { Section } from '../../signatures/compare';
import { readSignatures, type Signatures } from '../../signatures/signatures';
import type { RemoteManifest } from '../../units/manifest';
import { ownProgram } from '../../units/units';
import { shortHash } from '../state/short-hash';
import type { Site } from '../state/site';

/** Milliseconds for the comparison, also on a busy machine. Types that a team has sent can be endless. */
const TIME_LIMIT = 100_000;
const LARGEST_RESULT = 1_000_000;
const MOST_PAIRS = 1000;

type Version = Pick<RemoteManifest, 'name' | 'version'>;

/** What is compared, as the standard input of `compare-signatures`. */
export interface Comparison {
  sections: Section[];
  host: Signatures;
}

/**
 * Every reason why versions of remotes do not fit a host, one line each: it lacks a token or a class, what it gives is
 * no longer what the remote was compiled with, or the reverse. Quick if the types are the same, and for a pair that
 * has been compared before. The comparison is a process of its own, which is ended after its time. `folderOf` gives the
 * folder of a version, which may be that of its build.
 */
export async function signatureFaults(
  { paths: { fittingPairs: kept, unit } }: Pick<Site, 'paths'>,
  remotes: readonly RemoteManifest[],
  shell: Version,
  folderOf = ({ name, version }: Version) => unit(name, version),
): Promise<string[]> {
  const host = readSignatures(folderOf(shell));
  const sections = remotes.map((remote) => ({
    ...{ name: remote.name, owner: remote.owner, imports: remote.imports },
    signatures: readSignatures(folderOf(remote)),
  }));
  const fitting = existsSync(kept) ? readJson<string[]>(kept, `Remove ${kept}.`) : [];
  const differing = sections.filter(
    (section) =>
      !isGivenBy(host, section.signatures) && !fitting.includes(pairOf({ ...section, host })),
  );
  const faults = differing.length === 0 ? [] : await compare({ sections: differing, host });
  const found = differing.filter(({ name }) => !faults.some((fault) => fault.includes(name)));
  if (found.length > 0) {
    const pairs = found.map((section) => pairOf({ ...section, host }));
    writeFileAtomic.sync(kept, JSON.stringify([...pairs, ...fitting].slice(0, MOST_PAIRS)));
  }
  return [...sections.flatMap((section) => missingStyles(section, host)), ...faults];
}

/** By what is compared, not by the versions: types alone make no new version. */
const pairOf = (pair: Section & { host: Signatures }): string => shortHash(pair);

const missingStyles = (
  { name, owner, signatures }: Section & { signatures: Signatures },
  host: Signatures,
): string[] =>
  signatures.styles
    .filter((style) => !host.styles.includes(style))
    .map(
      (style) =>
        `${owner ? `${name} (${owner})` : name} needs the ${style.startsWith('.') ? 'class' : 'token'} ${style}, which the style sheets of the shell do not define.`,
    );

/** Whether each declaration with which a remote was compiled is that of the host, letter by letter. */
const isGivenBy = (host: Signatures, { files }: Signatures) =>
  Object.entries(files).every(([file, text]) => host.files[file] === text);

async function compare(comparison: Comparison): Promise<string[]> {
  const names = comparison.sections.map(({ name }) => name).join(', ');
  const { output, errors, isLate } = await runProcess(
    process.execPath,
    [ownProgram(), 'compare-signatures'],
    {
      input: JSON.stringify(comparison),
      deadline: TIME_LIMIT,
      isEnough: (_part, bytes) => bytes > LARGEST_RESULT,
    },
  );
  try {
    // The command writes only this.
    return JSON.parse(output) as string[];
  } catch (cause) {
    const reason = isLate
      ? `it took longer than ${TIME_LIMIT / 1000} seconds`
      : `the comparison ended without a result (${errors.trim().split('\n').at(-1)})`;
    throw new Error(
      `The types of ${names} could not be compared with those of the shell: ${reason}.`,
      { cause },
    );
  }
}
