import { titleIn } from 'shared/model/catalogue';
import { FROM_MAIL, paths } from 'shared/model/paths';
import type { BackgroundTask, Services } from '../../../platform/app-types';
import { DAY, HOUR } from '../../../platform/durations';
import { siteIn } from '../../../platform/language';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import { languageOf } from '../../accounts/own-account/language-of-account';
import { reviews } from '../classroom-tables';
import { plannedGroups, studentsOf, type PlannedGroup } from '../planned-groups';
import { texts as english } from './review-texts';
import { texts as hindi } from './review-texts.hi';

const textsIn = { en: english, hi: hindi };
/** Of what is over for longer, nobody is asked any more. */
const ASKED_FOR = 14 * DAY;

/** Asks each student of a batch that has ended, once: by e-mail and in the classroom. */
export const askForReviews: BackgroundTask = {
  name: 'ask for reviews',
  everyMs: HOUR,
  run: async (services) => {
    const now = services.now().getTime();
    for (const group of await plannedGroups(services)) {
      const over = now - (group.meetings.at(-1)?.end.getTime() ?? Infinity);
      if (group.kind === 'course' && !group.isCancelled && over >= 0 && over < ASKED_FOR)
        await ask(services, group);
    }
  },
};

async function ask(
  { config, database, messenger, now }: Services,
  group: PlannedGroup,
): Promise<void> {
  const { kind, productId, urlTitle } = group;
  await database.transaction(async (transaction) => {
    for (const { user, orderId } of await studentsOf(transaction, group)) {
      const asked = await transaction
        .insert(reviews)
        .values({ userId: user.id, productId, orderId, changedAt: now() })
        .onConflictDoNothing();
      // Who wants no e-mails about classes finds it in the classroom.
      if (asked.rowCount === 0 || !user.reminders) continue;
      const language = languageOf(user);
      const texts = textsIn[language];
      const path = paths.classroom(user, kind, urlTitle) + FROM_MAIL;
      const letter = writeEmail({
        to: user.email,
        template: 'review',
        subject: texts.howWas(titleIn(group, language)),
        language,
        paragraphs: [greeting(user.name, language), texts.over, texts.whatIsShown],
        button: { label: texts.write, address: siteIn(config.siteUrl, language) + path },
      });
      await messenger.queue(transaction, { ...letter, bulk: true });
    }
  });
  void messenger.deliver();
}
