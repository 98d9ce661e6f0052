/* The e-mails to people of the admin area, in English. */
import { siteName } from 'shared/model/config';
import type { Message } from '../../../platform/messages/messages';
import { notice, resetButton, type Receiver } from '../account-messages';
import type { User } from '../accounts-tables';

export const lockNoticeToAdmin = (admin: Receiver, user: User): Message =>
  notice(admin, 'account-locked-admin', `Wrong passwords for ${user.email}`, [
    `Many wrong passwords were tried for the account ${user.email}. For an hour only devices that have been signed in before can log in to it.`,
    'The owner has been informed and can set a new password at once. If several accounts are affected, check the log to see where the attempts come from.',
  ]);

export type SecondFactorChange = 'on' | 'off' | 'replaced' | 'reset';

const secondFactorTexts: Record<SecondFactorChange, string> = {
  on: 'From now on your account asks for a code of your authenticator app at each login.',
  off: 'Your account no longer asks for a code of an authenticator app.',
  replaced:
    'Another phone has been linked to your account; the codes of the earlier one no longer work.',
  reset:
    'Another administrator has removed the authenticator app and the recovery codes of your account, and signed it out everywhere. At the next login you can link a new phone.',
};

export const secondFactorNotice = (user: User, change: SecondFactorChange): Message =>
  notice(user, 'second-factor', `Your ${siteName} authenticator app`, [
    secondFactorTexts[change],
    'If this was not you, set a new password at once and tell the other administrators.',
  ]);

/** Somebody knows the password and does not have the phone. */
export const wrongCodesNotice = (siteUrl: string, user: User, isLocked: boolean): Message =>
  notice(
    user,
    'wrong-codes',
    `Wrong codes for your ${siteName} account`,
    [
      'Somebody has entered the right password of your account and then several wrong codes of the authenticator app.',
      isLocked
        ? 'The app is locked now. A recovery code on a device that you have signed in on before lifts the lock, and so does another administrator.'
        : 'Each further code must wait twice as long as the one before, at most a day. A recovery code on a device that you have signed in on before lifts this.',
      'If this was not you, set a new password at once.',
    ],
    resetButton(siteUrl, 'en'),
  );

export const otherRoleNotice = (user: User, role: string): Message =>
  notice(user, 'other-role', `Your role at ${siteName}`, [
    `An owner has given you the role ${role}. Please sign in again.`,
  ]);

export const accessWithdrawnNotice = (user: User): Message =>
  notice(user, 'access-withdrawn', `Your access to ${siteName}`, [
    'An owner has withdrawn your access to the admin area.',
  ]);
