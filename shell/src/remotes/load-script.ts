import { SectionFailure, type FailureKind } from './section-failure';
import { trustedTypes } from './trusted-types';
import type { PublishedVersion } from 'shared/contract';

const entries = trustedTypes?.createPolicy('section-entries', {
  createScriptURL: (address) => {
    if (!/^\/remotes\/[a-z0-9-]+\/[0-9a-z]+\/\w+\.js(\?attempt=\d+)?$/.test(address)) {
      throw new TypeError(`${address} is no entry of a section.`);
    }
    return address;
  },
});

const trusted = (address: string) => entries?.createScriptURL(address) ?? address;

/** Milliseconds an entry may take before the section counts as unreachable. */
export const ENTRY_TIMEOUT = 10_000;

/**
 * Runs a remote's entry; rejects with a `SectionFailure`. An `attempt` above 0 is added to the
 * address, so that the browser fetches the file again.
 */
export async function loadEntry(
  remote: string,
  { entry, integrity, version }: PublishedVersion,
  attempt: number,
): Promise<void> {
  const script = document.createElement('script');
  // `src` accepts a trusted address like a string, which the types do not know.
  script.src = trusted(attempt === 0 ? entry : `${entry}?attempt=${attempt}`) as string;
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
      const error = new Error('the browser could not load the script');
      reject(Object.assign(error, { request: script.src }));
    };
    document.head.append(script);
  });
}

/** If the server has a file that the browser did not run, its bytes do not match their hash. */
export async function failureKindOf(address: string, cause: unknown): Promise<FailureKind> {
  if (!navigator.onLine) return 'offline';
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'unreachable';
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ENTRY_TIMEOUT),
    });
    return response.ok ? 'corrupt' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
