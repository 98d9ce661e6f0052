import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import {
  DateField,
  FieldRow,
  Form,
  RadioField,
  SelectField,
  SubmitButton,
  TextField,
  useCheckedForm,
  done,
} from 'shared/forms';
import { FIRST_BIRTHDAY } from 'shared/model/constants';
import { indianDay } from 'shared/model/format';
import { profileMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Card } from 'shared/ui';
import { isOwnName, paths } from 'shared/model/paths';
import { userUpdated, useAppDispatch, type StoredUser } from 'shared/store';
import { languages } from 'shared/model/language';
import { email, filled, ifFilled, tenDigits, text, type Checks } from 'shared/model/validation';
import { useStudent } from '../dashboard/student';
import { PictureField } from './PictureField';
import { useStudentUpdateProfileMutation } from './profile-endpoints';
import { texts } from './texts';
import type { OwnProfile } from './own-profile';

/** The fields are filled from the profile once, when the form opens; only the phone number and the e-mail follow it. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const student = useStudent();
  const [updateProfile] = useStudentUpdateProfileMutation();
  const followProfile = useFollowProfile();
  const { name, email, phone, dob, gender, language, avatar: savedAvatar } = profile;
  const [avatar, setAvatar] = useState(savedAvatar);
  const [savedLanguage, setSavedLanguage] = useState(language);

  const form = useCheckedForm<ProfileValues>({
    checks: profileChecks,
    defaultValues: { name, email, phone, dob, gender, language },
    onSubmit: async (values) => {
      const name = values.name.trim();
      const { language: chosen, ...sent } = values;
      const result = await updateProfile({
        ...sent,
        ...(chosen !== savedLanguage && { language: chosen }),
        name,
        avatar,
      });
      if (result.error) return { ...result, toast: profileMessages.failure };
      toast(profileMessages.success, { variant: 'success' });
      form.reset({ ...values, name });
      setSavedLanguage(chosen);
      const { dob, gender } = values;
      await followProfile({
        name: result.data?.name || name,
        slug: result.data?.slug || student.slug,
        profile: { dob, gender: gender || null, avatar },
      });
      return done;
    },
  });

  // They may be changed below the form.
  const { setValue } = form;
  useEffect(() => {
    setValue('phone', phone);
    setValue('email', email);
  }, [phone, email, setValue]);

  return (
    <Card>
      <Form form={form} name={texts.updateProfile}>
        <PictureField avatar={avatar} unsaved={avatar !== savedAvatar} onUploaded={setAvatar} />
        <TextField
          name={form.name('name')}
          label={texts.name}
          autoComplete="name"
          maxLength={120}
        />
        <FieldRow>
          <TextField
            name={form.name('email')}
            label={texts.email}
            type="email"
            autoComplete="email"
            hint={texts.emailHint}
            readOnly
          />
          <TextField
            name={form.name('phone')}
            label={texts.phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            hint={texts.phoneHint}
            readOnly
          />
        </FieldRow>
        <FieldRow>
          <DateField
            name={form.name('dob')}
            label={texts.dateOfBirth}
            autoComplete="bday"
            optional
            min={FIRST_BIRTHDAY}
            max={indianDay(currentTime())}
          />
          <SelectField
            name={form.name('gender')}
            label={texts.gender}
            autoComplete="sex"
            optional
            // A profile without a gender keeps none; the other profiles need no empty option.
            placeholder={gender === '' ? '' : undefined}
            options={genders}
          />
        </FieldRow>
        <RadioField name={form.name('language')} label={texts.language} options={languageOptions} />
        <div>
          <SubmitButton busyText={texts.saving}>{texts.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

type SavedProfile = Pick<StoredUser, 'name' | 'slug' | 'profile'>;

/**
 * Stores a saved profile for the signed-in user, and navigates to the new address after a change of
 * name. The gate compares user and address after every change. Until the new address is shown, the
 * user keeps the name in the old address as slug, so that the gate never sees another user's address.
 */
function useFollowProfile(): (saved: SavedProfile) => Promise<void> {
  const { name: nameInAddress = '' } = useParams();
  const student = useStudent();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return async (saved) => {
    if (isOwnName({ ...student, ...saved }, nameInAddress)) {
      dispatch(userUpdated(saved));
      return;
    }
    dispatch(userUpdated({ ...saved, slug: nameInAddress }));
    await navigate(paths.dashboard({ name: saved.name }, 'updateprofile'), { replace: true });
    dispatch(userUpdated({ slug: saved.slug }));
  };
}

type ProfileValues = Pick<OwnProfile, 'name' | 'email' | 'phone' | 'dob' | 'gender' | 'language'>;

const { fieldMissing, emailInvalid, phoneInvalid } = profileMessages;

const profileChecks: Checks<ProfileValues> = [
  filled('name', fieldMissing),
  filled('email', fieldMissing),
  filled('phone', fieldMissing),
  email('email', emailInvalid),
  tenDigits('phone', phoneInvalid),
  ifFilled(
    text(
      'dob',
      texts.dateOfBirthWrong,
      (day) => day >= FIRST_BIRTHDAY && day <= indianDay(currentTime()),
    ),
  ),
];

const genders = [
  { value: 'male', label: texts.male },
  { value: 'female', label: texts.female },
  { value: 'other', label: texts.other },
] as const;

/** Each language in its own words. */
const languageOptions = languages.map(({ code, tag, name }) => ({
  value: code,
  label: name,
  lang: tag,
}));
