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
} from 'shared/forms';
import { tutorMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { PreparedEmail } from '../page-parts/PreparedEmail';
import { applicationChecks, type TutorApplication } from './application-checks';

/** Sends no request: it offers the application as a prepared e-mail instead. */
export function ApplicationForm() {
  const [sent, setSent] = useState<ApplicationEntries>();
  const form = useCheckedForm<TutorApplication>({
    checks: applicationChecks,
    onSubmit: (application) => {
      toast(tutorMessages.success, { variant: 'success' });
      setSent(applicationEntries(application));
      form.reset();
    },
  });

  return (
    <>
      <Form form={form} name="Tutor application">
        <TextField name="fullName" label="Full name" autoComplete="name" />
        <FieldRow>
          <PhoneField name="phone" />
          <EmailField name="email" label="Email" autoComplete="email" />
        </FieldRow>
        <FieldRow>
          <TextField name="education" label="Education" optional />
          <TextField
            name="experience"
            label="Years of experience"
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        </FieldRow>
        <TextField
          name="occultEducation"
          label="Education in occult sciences"
          hint="Degree, gurukul, lineage or teacher"
          optional
        />
        <TextField
          name="demoLink"
          label="Demo video link"
          hint="A class of 8-15 minutes, on YouTube or a drive"
          inputMode="url"
          autoComplete="off"
          optional
        />
        <TextAreaField name="message" label="Message" optional />
        <FileField name="cv" label="CV" hint="One PDF file" accept="application/pdf" />
        <SubmitButton>Submit application</SubmitButton>
      </Form>
      {sent && (
        <PreparedEmail
          subject={`Astro-Guru application: ${sent[0][1].trim()}`}
          entries={sent}
          link="Send it by e-mail"
        >
          Let us have it in writing too: your application is ready as an e-mail. Please attach your
          CV before you send it.
        </PreparedEmail>
      )}
    </>
  );
}

/** An application as lines of an e-mail; it has only the file name of the CV, to be attached by hand. */
function applicationEntries(application: TutorApplication) {
  return [
    ['Full name', application.fullName],
    ['Phone', application.phone],
    ['Email', application.email],
    ['Education', application.education],
    ['Years of experience', application.experience],
    ['Education in occult sciences', application.occultEducation],
    ['Demo video', application.demoLink],
    ['Message', application.message],
    ['CV (please attach)', application.cv[0]?.name ?? ''],
  ] as const;
}

type ApplicationEntries = ReturnType<typeof applicationEntries>;
