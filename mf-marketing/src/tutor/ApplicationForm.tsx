import { useState } from 'react';
import {
  EmailField,
  FieldRow,
  FileField,
  Form,
  PhoneField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  done,
} from 'shared/forms';
import { whyNotPdf } from 'shared/actions';
import { tutorMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import {
  chosen,
  email,
  filled,
  httpUrl,
  ifFilled,
  matches,
  tenDigits,
  type Checks,
} from 'shared/model/validation';
import { PreparedEmail } from '../page-parts/PreparedEmail';
import { texts } from './texts';

/** Sends no request: it offers the application as a prepared e-mail instead. */
export function ApplicationForm() {
  const [sent, setSent] = useState<{ entries: ApplicationEntries; cvFault: string | null }>();
  const form = useCheckedForm<TutorApplication>({
    checks: applicationChecks,
    onSubmit: async (application) => {
      const [cv] = application.cv;
      // It is not refused, but it has yet to be attached: the e-mail says again what stood beside the field.
      const cvFault = cv ? await whyNotPdf(cv) : null;
      toast(tutorMessages.success, { variant: 'success' });
      setSent({ entries: applicationEntries(application), cvFault });
      form.reset();
      return done;
    },
  });

  return (
    <>
      <Form form={form} name={texts.form}>
        <TextField name={form.name('fullName')} label={texts.fullName} autoComplete="name" />
        <FieldRow>
          <PhoneField name={form.name('phone')} />
          <EmailField name={form.name('email')} label={texts.email} autoComplete="email" />
        </FieldRow>
        <FieldRow>
          <TextField name={form.name('education')} label={texts.education} optional />
          <TextField
            name={form.name('experience')}
            label={texts.experience}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        </FieldRow>
        <TextField
          name={form.name('occultEducation')}
          label={texts.occultEducation}
          hint={texts.occultEducationHint}
          optional
        />
        <TextField
          name={form.name('demoLink')}
          label={texts.demoLink}
          hint={texts.demoLinkHint}
          inputMode="url"
          autoComplete="off"
          optional
        />
        <TextAreaField name={form.name('message')} label={texts.message} optional />
        <FileField
          name={form.name('cv')}
          label={texts.cv}
          hint={texts.cvHint}
          accept="application/pdf"
          check={whyNotPdf}
        />
        <SubmitButton>{texts.submit}</SubmitButton>
      </Form>
      {sent && (
        <PreparedEmail
          subject={texts.emailSubject(sent.entries[0][1].trim())}
          entries={sent.entries}
          link={texts.sendByEmail}
        >
          {texts.inWriting} {sent.cvFault}
        </PreparedEmail>
      )}
    </>
  );
}

/** An application as lines of an e-mail; it has only the file name of the CV, to be attached by hand. */
function applicationEntries(application: TutorApplication) {
  return [
    [texts.fullName, application.fullName],
    [texts.phone, application.phone],
    [texts.email, application.email],
    [texts.education, application.education],
    [texts.experience, application.experience],
    [texts.occultEducation, application.occultEducation],
    [texts.demoVideo, application.demoLink],
    [texts.message, application.message],
    [texts.cvToAttach, application.cv[0]?.name ?? ''],
  ] as const;
}

type ApplicationEntries = ReturnType<typeof applicationEntries>;

interface TutorApplication {
  fullName: string;
  phone: string;
  email: string;
  education: string;
  experience: string;
  occultEducation: string;
  demoLink: string;
  message: string;
  cv: readonly File[];
}

const EXPERIENCE_PATTERN = /^\d+(\.\d{1,2})?$/;

const isPdf = (file: File) =>
  file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));

const { fieldMissing, phoneInvalid, emailInvalid, demoLinkInvalid, experienceInvalid, cvNotPdf } =
  tutorMessages;

const applicationChecks: Checks<TutorApplication> = [
  filled('fullName', fieldMissing),
  filled('phone', fieldMissing),
  filled('email', fieldMissing),
  chosen('cv', fieldMissing),
  tenDigits('phone', phoneInvalid),
  email('email', emailInvalid),
  ifFilled(httpUrl('demoLink', demoLinkInvalid)),
  ifFilled(matches('experience', EXPERIENCE_PATTERN, experienceInvalid)),
  { field: 'cv', message: cvNotPdf, passes: ({ cv }) => cv.every(isPdf) },
];
