/** Why a section cannot be shown. */
export type FailureKind =
  | 'disabled'
  | 'offline'
  | 'unreachable'
  | 'corrupt'
  | 'contract'
  | 'threw at load'
  | 'threw in render';

/** What is reported: a section that failed, or an error in it while it was on screen. */
export interface Fault {
  remote: string;
  version: string;
  kind: FailureKind | 'threw in a handler' | 'call failed' | 'page was changed';
  cause?: unknown;
}

/** `fallback` is the version that replaced the failed one. */
export type ReportFault = (fault: Fault, fallback?: string | null) => void;

export class SectionFailure extends Error {
  override readonly name = 'SectionFailure';
  /** Starts, or continues, to wait for what did not arrive in time. */
  private late: (() => Promise<unknown>) | null = null;

  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(`${remote} ${version}: ${kind}`, { cause });
  }

  /** Compares by name, because two copies of the class can exist. */
  static is(error: unknown): error is SectionFailure {
    return error instanceof Error && error.name === 'SectionFailure';
  }

  /** Whether the failure is only that the files did not arrive in time. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError';
  }

  /** Whether the files may still arrive by themselves. */
  get isAwaited(): boolean {
    return this.late !== null;
  }

  arrivingLate(arrival: () => Promise<unknown>): this {
    this.late = arrival;
    return this;
  }

  /** Settles when the late files have arrived; `null` if nothing is loading. */
  arrival(): Promise<unknown> | null {
    return this.late?.() ?? null;
  }
}
