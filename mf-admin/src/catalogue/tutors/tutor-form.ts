import { adminTutorMessages, pleaseFill } from 'shared/model/messages';
import { isFilled, isHttpUrl, type Check } from 'shared/model/validation';
import { chosenName, picturePath, type FileChoice } from '../draft/chosen-files';
import type { DraftTutor } from '../draft/draft-catalogue';

/** The values of the form's controls, by control name. */
export interface TutorValues {
  name: string;
  designation: string;
  courseType: string;
  image: FileChoice;
  courseLaunched: 'yes' | 'no';
  courseName: string;
  globe: string;
}

/**
 * The rules for the form of the tutor `present` (`null` for a new tutor). All fields are required; a
 * picture that the tutor already has is not required again.
 */
export function tutorChecks(present: DraftTutor | null): readonly Check<TutorValues>[] {
  const required = (field: Exclude<keyof TutorValues, 'image'>) => ({
    field,
    message: pleaseFill(field),
    passes: (values: TutorValues) => isFilled(values[field]),
  });
  return [
    required('name'),
    required('designation'),
    required('courseType'),
    {
      field: 'image',
      message: pleaseFill('image'),
      passes: ({ image }) => Boolean(chosenName(image) ?? present?.image),
    },
    required('courseLaunched'),
    required('courseName'),
    required('globe'),
    {
      field: 'globe',
      message: adminTutorMessages.globeInvalid,
      passes: ({ globe }) => isHttpUrl(globe.trim()),
    },
  ];
}

export function tutorValues(tutor: DraftTutor | null): TutorValues {
  return {
    name: tutor?.name ?? '',
    designation: tutor?.designation ?? '',
    courseType: tutor?.courseType ?? '',
    image: undefined,
    courseLaunched: tutor?.courseLaunched ?? 'no',
    courseName: tutor?.courseName ?? '',
    globe: tutor?.globe ?? '',
  };
}

/** The tutor from valid form values. */
export function tutorFrom(values: TutorValues, present: DraftTutor | null): Omit<DraftTutor, 'id'> {
  return {
    name: values.name.trim(),
    designation: values.designation.trim(),
    courseType: values.courseType.trim(),
    image: picturePath(values.image, present?.image),
    courseLaunched: values.courseLaunched,
    courseName: values.courseName.trim(),
    globe: values.globe.trim(),
  };
}
