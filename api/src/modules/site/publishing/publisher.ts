import type { Services } from '../../../platform/app-types';

/** `candidate`: beside the live version, for browsers that ask for it. `dry-run` changes nothing. */
export type PublishMode = 'live' | 'candidate' | 'dry-run';

/** What a token may be good for. */
export const PERMISSIONS = ['publish', 'promote', 'roll back'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** A change of the versions that visitors get, without a new build. */
export type VersionChange =
  | { action: 'roll back'; version?: string }
  | { action: 'promote' }
  | { action: 'canary'; version: string; percent: number }
  | { action: 'open' | 'close' | 'unpublish' };

/** What was sent with a build. */
export interface Sent {
  mode: PublishMode;
  /** The commit of its sources. */
  revision?: string;
  /** Patterns of the addresses that it may claim beside those of its section. */
  paths: readonly string[];
  /** The origins that its pages may call beside the API of the site. */
  origins: readonly string[];
  /** Seconds that building it and checking its types has taken. */
  seconds: number;
}

/** What the site knows of a section: its versions, and who has changed what. */
export type SiteView = 'status' | 'log';
/** What a team can see of its section. */
export type SectionView = SiteView | 'failures' | 'vitals';

export interface PublishResult {
  /** False if the change was refused; then nothing was changed. */
  done: boolean;
  /** What was done, or why the change was refused. */
  lines: string[];
  /** The status with which it was refused without a look at it, and the seconds after which it may be sent again. */
  unread?: { status: 503; seconds?: number } | { status: 429; seconds: number };
}

/** Changes the site that the server serves. `who` is written into the log of the site. */
export interface Publisher {
  /** Whether a build of this sender would be taken now, which `publish` decides again. */
  takesBuild(who: string): Promise<PublishResult>;
  /** Checks and publishes a build: the content of its files in Base64. */
  publish(
    remote: string,
    files: Readonly<Record<string, string>>,
    sent: Sent,
    who: string,
  ): Promise<PublishResult>;
  changeVersion(remote: string, change: VersionChange, who: string): Promise<PublishResult>;
  /** Lines about each section; `failures` are the reports of the last hour. */
  show(
    remotes: readonly string[],
    what: SiteView,
    failures: readonly SectionFailures[],
  ): string[][];
}

export interface SectionFailures {
  remote: string;
  version: string;
  count: number;
}

export interface PublishingServices extends Services {
  /** Undefined if this process serves a site that another process publishes. */
  publisher: Publisher | undefined;
}
