import type { Services } from '../../platform/app-types';

export type PublishMode = 'live' | 'candidate' | 'dry-run';

/** A change of what visitors get that needs no build. */
export type Move =
  | { action: 'roll back'; version?: string }
  | { action: 'promote' }
  | { action: 'canary'; version: string; percent: number }
  | { action: 'open' | 'close' };

export interface PublishResult {
  /** False where the site refuses: then nothing was changed. */
  done: boolean;
  /** What was done, or why not. */
  lines: string[];
}

/** Changes the site in which the server finds its files. `who` is written into its log. */
export interface Publisher {
  /**
   * Checks and publishes the build in a folder, which is laid out as a build leaves it. `revision` is
   * the commit of its sources.
   */
  publish(
    remote: string,
    folder: string,
    how: { mode: PublishMode; revision?: string },
    who: string,
  ): Promise<PublishResult>;
  move(remote: string, move: Move, who: string): Promise<PublishResult>;
}

export interface PublishingServices extends Services {
  /** None where the process serves a site that others put together. */
  publisher: Publisher | undefined;
}
