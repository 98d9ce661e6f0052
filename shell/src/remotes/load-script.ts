import { failureKindOf } from './failure-kind';
import { inTime } from './in-time';
import { SectionFailure } from './section-failure';
import { trustedTypes } from './trusted-types';
import type { PublishedVersion } from 'shared/contract';

const entries = trustedTypes?.createPolicy('section-entries', {
  createScriptURL: (address) => {
    if (!/^\/remotes\/[a-z0-9-]+\/[0-9a-z]+(\/[a-z]{2})?\/\w+\.js(\?attempt=\d+)?$/.test(address)) {
      throw new TypeError(`${address} is no entry of a section.`);
    }
    return address;
  },
});

const trusted = (address: string) => entries?.createScriptURL(address) ?? address;

/**
 * Runs a remote's entry; rejects with a `SectionFailure`. An `attempt` above 0 is added to the
 * address, so that the browser fetches the file again.
 */
export async function runEntry(
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
    await inTime(settled(script));
  } catch (cause) {
    throw new SectionFailure(remote, version, await failureKindOf(cause), cause);
  } finally {
    window.removeEventListener('error', onError);
    // An extension may have replaced `remove`.
    script.parentNode?.removeChild(script);
  }
  if (thrown !== undefined) throw new SectionFailure(remote, version, 'threw at load', thrown);
}

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      const error = new Error('the browser could not load the script');
      reject(Object.assign(error, { request: script.src }));
    };
    document.head.append(script);
  });
}
