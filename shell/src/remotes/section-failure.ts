/** Why a section cannot be shown. */
export type FailureKind =
  | 'disabled'
  | 'offline'
  | 'unreachable'
  | 'corrupt'
  | 'contract'
  | 'threw at load'
  | 'threw in render';

export class SectionFailure extends Error {
  override readonly name = 'SectionFailure';
  /** Starts, or goes on, waiting for what did not come in time. */
  private late: (() => Promise<unknown>) | null = null;

  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(`${remote} ${version}: ${kind}`, { cause });
  }

  /** Compared by name: two copies of the class can exist. */
  static is(error: unknown): error is SectionFailure {
    return error instanceof Error && error.name === 'SectionFailure';
  }

  /** Whether it only has not arrived yet. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError';
  }

  /** Whether it may still come by itself. */
  get isAwaited(): boolean {
    return this.late !== null;
  }

  arrivingLate(arrival: () => Promise<unknown>): this {
    this.late = arrival;
    return this;
  }

  /** Settles once what is late has arrived; `null` where nothing is on its way. */
  arrival(): Promise<unknown> | null {
    return this.late?.() ?? null;
  }
}
