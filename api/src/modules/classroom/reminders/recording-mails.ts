import { titleIn } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { Services } from '../../../platform/app-types';
import type { Transaction } from '../../../platform/database/database';
import { lockUntilCommit } from '../../../platform/database/locks';
import { indianDay } from '../../../platform/indian-time';
import { siteIn } from '../../../platform/language';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import { isAbout, outgoingMessages, type Message } from '../../../platform/messages/message-tables';
import { findUser } from '../../accounts/accounts-repository';
import { languageOf } from '../../accounts/own-account/language-of-account';
import { placesOf } from '../../orders/seats/seat-holders';
import type { PlannedGroup } from '../planned-groups';
import { texts as english } from './reminder-texts';
import { texts as hindi } from './reminder-texts.hi';

const textsIn = { en: english, hi: hindi };
const ABOUT = 'recording';

type TellServices = Pick<Services, 'config' | 'messenger' | 'now'>;

/**
 * Tells whoever is in a batch or session that a recording has arrived: each address once, and at most once a day,
 * however many arrive. Who wants no e-mails about classes gets none.
 */
export async function tellOfRecording(
  { config, messenger, now }: TellServices,
  transaction: Transaction,
  group: Pick<PlannedGroup, 'kind' | 'productId' | 'scheduleId' | 'title' | 'urlTitle' | 'hi'>,
  recording: string,
): Promise<void> {
  const { kind, productId, scheduleId } = group;
  const id = [kind, productId, scheduleId, indianDay(now())].join('-');
  await lockUntilCommit(transaction, `recording ${id}`);
  if ((await transaction.$count(outgoingMessages, isAbout(ABOUT, [id]))) > 0) return;
  const told = new Set<string>();
  for (const { order } of await placesOf(transaction, kind, productId, scheduleId)) {
    const user = order.userId === null ? undefined : await findUser(transaction, order.userId);
    const to = user?.email ?? order.email;
    if (!to || told.has(to.toLowerCase()) || user?.reminders === false) continue;
    told.add(to.toLowerCase());
    const language = user ? languageOf(user) : order.language;
    const texts = textsIn[language];
    const title = titleIn(group, language);
    const path = user ? paths.classroom(user, kind, group.urlTitle) : paths.login();
    const message: Message = writeEmail({
      to,
      template: 'recording',
      opens: siteIn('', language) + path,
      subject: texts.newRecording(title),
      language,
      heading: title,
      paragraphs: [
        greeting(user?.name ?? order.firstName, language),
        texts.recordingThere(recording),
      ],
      button: { label: texts.openClassroom, address: siteIn(config.siteUrl, language) + path },
    });
    await messenger.queue(transaction, { ...message, bulk: true, about: { kind: ABOUT, id } });
  }
}
