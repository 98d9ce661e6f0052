import { Link } from 'react-router-dom';
import { showFailure, useCall } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { siteUrl, whatsappShare } from 'shared/model/config';
import { formatShortDate } from 'shared/model/format';
import { prefix } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { CertificateSummary, Course } from 'shared/model/schemas';
import { Button, buttonClass, Card, Icon, NewTab } from 'shared/ui';
import { DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { saveCertificateCall } from './classroom-endpoints';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

interface CertificateProps {
  course: Pick<Course, 'id' | 'title' | 'leastAttended'>;
  /** Null until it is issued. */
  certificate: CertificateSummary | null;
  /** How many right answers it asks for. */
  needed: number | undefined;
}

/** The certificate as a file and as a public page, or a text that says how to get it. */
export function Certificate({ course, certificate, needed }: CertificateProps) {
  const { id: courseId, title, leastAttended } = course;
  const { name } = useStudent();
  const [fetchFile, isLoading] = useCall(saveCertificateCall);
  const save = async () => {
    const { error } = await fetchFile({
      courseId,
      fileName: fileNameOf(texts.certificate, title, name),
    });
    if (error) showFailure(error, studentMessages.certificateFailure);
  };
  return (
    <DashboardSection heading={texts.certificate}>
      {certificate ? (
        <Card className={styles.certificate}>
          <p>{texts.issuedOn(formatShortDate(certificate.issued_at))}</p>
          <Button variant="secondary" busy={isLoading} onClick={() => void save()}>
            <Icon name="download" size={20} />
            {texts.downloadCertificate}
          </Button>
          <Link
            to={paths.certificate(certificate.code)}
            className={buttonClass({ variant: 'quiet' })}
          >
            {texts.openCertificate}
          </Link>
          <NewTab
            href={whatsappShare(
              texts.shareCertificate(title, siteUrl + prefix + paths.certificate(certificate.code)),
            )}
            className={buttonClass({ variant: 'quiet' })}
          >
            <Icon name="whatsapp" size={20} />
            {texts.shareOnWhatsapp}
          </NewTab>
        </Card>
      ) : (
        <p className={styles.muted}>
          {texts.howToGetCertificate} {needed && texts.quizNeeded(needed)}{' '}
          {leastAttended && texts.attendanceNeeded(leastAttended)}
        </p>
      )}
    </DashboardSection>
  );
}

/** `certificate-numerology-course-asha-verma.pdf`; letters of every script stay. */
const fileNameOf = (...words: readonly string[]): string =>
  `${words
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.pdf`;
