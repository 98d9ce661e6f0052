/** A paragraph, or the items of a list. */
export type PolicyBlock = string | readonly string[];

export interface PolicySection {
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

export interface Policy {
  readonly title: string;
  readonly description: string;
  /** Calendar day it took effect. */
  readonly inForceSince: string;
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}
