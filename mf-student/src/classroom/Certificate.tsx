import { Link } from 'react-router-dom';
import { showFailure, useCall } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { CertificateSummary } from 'shared/model/schemas';
import { Button, buttonClass, Card, Icon } from 'shared/ui';
import { DashboardSection } from '../dashboard/DashboardPage';
import { saveCertificateCall } from './classroom-endpoints';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

interface CertificateProps {
  courseId: number;
  /** Null until it is issued. */
  certificate: CertificateSummary | null;
}

/** The certificate as a file and as a public page, or a text that says how to get it. */
export function Certificate({ courseId, certificate }: CertificateProps) {
  const [fetchFile, isLoading] = useCall(saveCertificateCall);
  const save = async () => {
    const { error } = await fetchFile(courseId);
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
        </Card>
      ) : (
        <p className={styles.muted}>{texts.howToGetCertificate}</p>
      )}
    </DashboardSection>
  );
}
