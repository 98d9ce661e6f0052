import type { SiteTools } from 'api';
import type { Environment } from 'node-shared/settings';
import { siteDir } from '../settings';
import { sectionLines } from '../site/reports/section-lines';
import { openSiteFolder } from '../site/state/site';
import { askPublisher, publisherSocket } from './publisher-socket';

/**
 * The functions with which a server has its site changed. It changes nothing of it itself: what checks, renders and
 * writes handles code of teams, and is no part of a process that has secrets.
 */
export function publisherClient(env: Environment): Pick<SiteTools, 'writeSite' | 'publisher'> {
  const socket = publisherSocket(env);
  return {
    writeSite: async (catalogue) => {
      const { done, lines } = await askPublisher(socket, { what: 'show catalogue', catalogue });
      if (!done) throw new Error(lines.join('\n'));
    },
    publisher: {
      takesBuild: (who) => askPublisher(socket, { what: 'takes build', who }),
      publish: (remote, files, sent, who) =>
        askPublisher(socket, { what: 'publish', remote, files, sent, who }),
      changeVersion: (remote, change, who) =>
        askPublisher(socket, { what: 'change version', remote, change, who }),
      show: (remotes, what, failures) =>
        sectionLines(openSiteFolder(siteDir(env)), remotes, what, failures),
    },
  };
}
