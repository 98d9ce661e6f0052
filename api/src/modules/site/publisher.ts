import type { Services } from '../../platform/app-types';

export type PublishMode = 'live' | 'candidate' | 'dry-run';

/** A change of the versions that visitors get, without a new build. */
export type VersionChange =
  | { action: 'roll back'; version?: string }
  | { action: 'promote' }
  | { action: 'canary'; version: string; percent: number }
  | { action: 'open' | 'close' };

export interface PublishResult {
  /** False if the change was refused; then nothing was changed. */
  done: boolean;
  /** What was done, or why the change was refused. */
  lines: string[];
}

/** Changes the site that the server serves. `who` is written into the log of the site. */
export interface Publisher {
  /** Why this server takes no builds of teams; null if it does. */
  refusesUploads(): string | null;
  /**
   * Checks and publishes the build in a folder with the layout of a build output. `revision` is the
   * commit of its sources.
   */
  publish(
    remote: string,
    folder: string,
    how: { mode: PublishMode; revision?: string },
    who: string,
  ): Promise<PublishResult>;
  changeVersion(remote: string, change: VersionChange, who: string): Promise<PublishResult>;
}

export interface PublishingServices extends Services {
  /** Undefined if this process serves a site that another process publishes. */
  publisher: Publisher | undefined;
}
