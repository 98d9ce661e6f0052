import {
  ProfileResponse,
  ProfileUpdateRequest,
  type Gender,
  type Profile,
} from 'shared/model/schemas';
import { profileMessages } from 'shared/model/messages';
import { type LoginAccount } from '../../../platform/http/access';
import type { RegisterRoutes } from '../../../platform/module';
import { readableEmail } from '../../../platform/text-forms';
import type { UploadServices } from '../../uploads/storage';
import { grantFrom, grantOnWire } from '../admins/admin-roles';
import { updateProfile } from './update-profile';

type ProfileFields = Pick<
  LoginAccount,
  | 'id'
  | 'name'
  | 'slug'
  | 'email'
  | 'phone'
  | 'roleId'
  | 'emailProvenAt'
  | 'dob'
  | 'gender'
  | 'avatar'
  | 'language'
>;

export const profileRoutes: RegisterRoutes<UploadServices> = ({ user }, services) => {
  user.get('/profile', {
    summary: 'The signed-in person',
    answers: ProfileResponse,
    handler: ({ account }) => response(account, account, 'Profile'),
  });

  user.put('/profile/update', {
    summary: 'Changes name, birthday, gender, picture or language; e-mail and phone stay',
    body: ProfileUpdateRequest,
    answers: ProfileResponse,
    handler: async ({ body, account }) => {
      const changed = await updateProfile(services, account, body);
      return response(changed, account, profileMessages.success);
    },
  });
};

const response = (user: ProfileFields, account: LoginAccount, message: string) => ({
  status: true,
  message,
  data: profileOf(user, account),
});

const profileOf = (user: ProfileFields, { adminRole, ticked }: LoginAccount): Profile => ({
  id: user.id,
  name: user.name,
  slug: user.slug,
  email: readableEmail(user.email),
  phone: user.phone,
  role_id: user.roleId,
  ...(adminRole && grantOnWire(grantFrom(adminRole, [...ticked]))),
  language: user.language,
  email_proven: user.emailProvenAt !== null,
  // The cast is safe: the request schema allows only these values to be stored.
  profile: { dob: user.dob, gender: user.gender as Gender | null, avatar: user.avatar },
});
