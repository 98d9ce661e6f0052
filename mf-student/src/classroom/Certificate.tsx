import { Link } from 'react-router-dom';
import { studentMessages } from 'shared/model/messages';
import { formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { CertificateSummary } from 'shared/model/schemas';
import { Button, buttonClass, Card, Icon } from 'shared/ui';
import { DashboardSection } from '../dashboard/DashboardPage';
import { showFailure } from '../show-failure';
import { useStudentCertificateMutation } from './classroom-endpoints';
import styles from './Classroom.module.css';

interface CertificateProps {
  courseId: number;
  /** Null until it is issued. */
  certificate: CertificateSummary | null;
}

/** The certificate as a file and as a public page, or a text that says how to get it. */
export function Certificate({ courseId, certificate }: CertificateProps) {
  const [fetchFile, { isLoading }] = useStudentCertificateMutation();
  const save = async () => {
    const { error } = await fetchFile(courseId);
    if (error) showFailure(error, studentMessages.certificateFailure);
  };
  return (
    <DashboardSection heading="Certificate">
      {certificate ? (
        <Card className={styles.certificate}>
          <p>Issued on {formatShortDate(certificate.issued_at)}.</p>
          <Button variant="secondary" busy={isLoading} onClick={() => void save()}>
            <Icon name="download" size={20} />
            Download PDF
          </Button>
          <Link
            to={paths.certificate(certificate.code)}
            className={buttonClass({ variant: 'quiet' })}
          >
            Open certificate
          </Link>
        </Card>
      ) : (
        <p className={styles.muted}>
          You will get it when you have ticked all modules and your batch has ended.
        </p>
      )}
    </DashboardSection>
  );
}
