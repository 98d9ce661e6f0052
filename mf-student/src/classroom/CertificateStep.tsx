import { Link } from 'react-router-dom';
import type { PurchasedGroup } from 'shared/model/catalogue';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { buttonClass } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import { ClassroomLink } from '../today/ClassroomLink';
import { useStudentClassroomQuery } from './classroom-endpoints';
import styles from './Classroom.module.css';
import { certificateToGet } from './Progress';
import { courseTexts as texts } from './texts';
import { useCourseDetails } from './use-course-details';

interface CertificateStepProps {
  /** A course that is over. */
  bought: PurchasedGroup;
  /** Whether the card is about something else. */
  named: boolean;
}

/** On the overview, after the last class: the certificate, or what is missing for it. */
export function CertificateStep({ bought, named }: CertificateStepProps) {
  const { productId: id, title, urlTitle } = bought;
  const { currentData: classroom } = useStudentClassroomQuery({ kind: 'course', id });
  const course = useCourseDetails(urlTitle).currentData;
  const student = useStudent();
  const certificate = classroom?.certificate;
  const toGet = classroom && course && certificateToGet(course, classroom);
  if (!certificate && !toGet) return null;
  return (
    <div className={styles.step}>
      <h3>{texts.certificate}</h3>
      {named && (
        <ClassroomLink bought={bought} student={student} lang={langOf(title)}>
          {title}
        </ClassroomLink>
      )}
      <p>{certificate ? texts.certificateReady : toGet}</p>
      {certificate && (
        <Link to={paths.certificate(certificate.code)} className={buttonClass()}>
          {texts.openCertificate}
        </Link>
      )}
    </div>
  );
}
