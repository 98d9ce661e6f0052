import { SectionFailure, type FailureKind } from './section-failure';
import type { PublishedVersion } from 'shared/remote';

/** Milliseconds an entry may take before the section counts as unreachable. */
export const ENTRY_TIMEOUT = 10_000;

/** Runs a remote's entry; every way it can fail has a name. `attempt` above 0 really refetches. */
export async function loadEntry(
  remote: string,
  { entry, integrity, version }: PublishedVersion,
  attempt: number,
): Promise<void> {
  const script = document.createElement('script');
  script.src = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;

  let thrown: unknown;
  const onError = (event: ErrorEvent) => {
    if (event.filename === script.src) thrown = event.error ?? event.message;
  };
  window.addEventListener('error', onError);
  try {
    await settled(script);
  } catch (cause) {
    throw new SectionFailure(remote, version, await failureKindOf(entry, cause), cause);
  } finally {
    window.removeEventListener('error', onError);
    script.remove();
  }
  if (thrown !== undefined) throw new SectionFailure(remote, version, 'threw at load', thrown);
}

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException(`no answer within ${ENTRY_TIMEOUT} ms`, 'TimeoutError')),
      ENTRY_TIMEOUT,
    );
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error('the browser could not load the script'));
    };
    document.head.append(script);
  });
}

/** A file that can be fetched but was not run is one whose bytes do not match their hash. */
export async function failureKindOf(address: string, cause: unknown): Promise<FailureKind> {
  if (!navigator.onLine) return 'offline';
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'unreachable';
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ENTRY_TIMEOUT),
    });
    return answer.ok ? 'corrupt' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
