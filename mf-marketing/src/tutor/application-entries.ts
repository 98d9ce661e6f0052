import type { TutorApplication } from './application-checks';

/** An application as lines of an e-mail; the CV only by its file name, to be attached by hand. */
export function applicationEntries(application: TutorApplication) {
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

export type ApplicationEntries = ReturnType<typeof applicationEntries>;
