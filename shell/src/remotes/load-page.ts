import { loadEntry, type EntryAddress } from 'shared/page';
import type { RemoteSource } from './remote-loader';
import { failureKindOf } from './failure-kind';
import { inTime } from './in-time';
import { SectionFailure } from './section-failure';

/** Loads a page; rejects with a `SectionFailure` that names the kind of failure. */
export const fetchPage: RemoteSource['fetchPage'] = async (remote, version, lazy, about) => {
  const page = withEntry(lazy, about);
  try {
    return await inTime(page);
  } catch (cause) {
    const kind = await failureKindOf(cause);
    const failure = new SectionFailure(remote, version, kind, cause);
    throw failure.isTimeout ? failure.arrivingLate(() => page) : failure;
  }
};

/** Loads the page's module and, in parallel, the entry of the catalogue that the page is about. */
async function withEntry(lazy: () => Promise<unknown>, about?: EntryAddress): Promise<unknown> {
  const [page] = await Promise.all([lazy(), about && loadEntry(about)]);
  return page;
}
