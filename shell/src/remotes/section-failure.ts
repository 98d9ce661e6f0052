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

  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(`${remote} ${version}: ${kind}`, { cause });
  }
}
