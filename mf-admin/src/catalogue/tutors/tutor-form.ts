import { adminTutorMessages, pleaseFill } from 'shared/model/messages';
import { chosen, filled, httpUrl, type Checks } from 'shared/model/validation';
import { picturePath, type FileChoice } from '../draft/chosen-files';
import type { Mentor } from 'shared/model/schemas';
import { hindiFrom, hindiValues } from '../editor/hindi-texts';

/** The values of the form's controls, by control name. */
export interface TutorValues {
  name: string;
  designation: string;
  courseType: string;
  image: FileChoice;
  courseLaunched: 'yes' | 'no';
  courseName: string;
  globe: string;
  hi: Record<(typeof hindiTexts)[number], string>;
}

const hindiTexts = ['designation', 'courseType'] as const;

/**
 * The rules for the form of the tutor `present`, `null` for a new tutor. All fields are required; a
 * picture that the tutor already has is not required again.
 */
export function tutorChecks(present: Mentor | null): Checks<TutorValues> {
  const required = <Field extends Exclude<keyof TutorValues, 'hi'>>(field: Field) =>
    filled(field, pleaseFill(field));
  return [
    required('name'),
    required('designation'),
    required('courseType'),
    ...(present?.image ? [] : [chosen('image', pleaseFill('image'))]),
    required('courseLaunched'),
    required('courseName'),
    required('globe'),
    httpUrl('globe', adminTutorMessages.globeInvalid),
  ];
}

export function tutorValues(tutor: Mentor | null): TutorValues {
  return {
    name: tutor?.name ?? '',
    designation: tutor?.designation ?? '',
    courseType: tutor?.courseType ?? '',
    image: [],
    courseLaunched: tutor?.courseLaunched ?? 'no',
    courseName: tutor?.courseName ?? '',
    globe: tutor?.globe ?? '',
    hi: hindiValues(hindiTexts, tutor?.hi),
  };
}

/** The tutor from valid form values. */
export function tutorFrom(values: TutorValues, present: Mentor | null): Omit<Mentor, 'id'> {
  return {
    name: values.name.trim(),
    designation: values.designation.trim(),
    courseType: values.courseType.trim(),
    image: picturePath(values.image, present?.image),
    courseLaunched: values.courseLaunched,
    courseName: values.courseName.trim(),
    globe: values.globe.trim(),
    hi: hindiFrom(values.hi),
  };
}
