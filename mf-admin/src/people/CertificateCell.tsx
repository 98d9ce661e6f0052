import { paths } from 'shared/model/paths';
import type { PersonDetails } from 'shared/model/schemas';
import { Actions } from 'shared/ui';
import { linkCell, textCell } from '../lists/cells';
import { PdfButton } from '../details/FileButton';
import { ReasonDialog } from '../details/ReasonDialog';
import styles from '../details/Panel.module.css';
import {
  issueCertificateCall,
  reissueCertificateCall,
  withdrawCertificateCall,
} from './person-endpoints';

interface CertificateCellProps {
  enrolment: PersonDetails['enrolments'][number];
  name: string;
  userId: number;
}

/** The certificate of a course, or a button to issue it. */
export function CertificateCell({ enrolment, name, userId }: CertificateCellProps) {
  const { certificate, order_type, product_id, title, attended, progress } = enrolment;
  const share = enrolment.missed_share;

  if (order_type !== 'course') return textCell(null);
  if (!certificate) {
    const classes = attended
      ? `Classes attended: ${attended.there} of ${attended.of}.`
      : 'No attendance was noted.';
    const did = `${classes}${progress ? ` Modules ticked: ${progress.done} of ${progress.of}.` : ''}`;
    return (
      <ReasonDialog
        label="Issue certificate"
        title="Issue the certificate"
        question={() =>
          share === undefined
            ? null
            : {
                title: 'Issue it all the same?',
                text: `The course asks for ${share} % of the classes. ${did}`,
                yes: 'Issue it',
              }
        }
        send={({ reason }) => issueCertificateCall({ user_id: userId, product_id, reason })}
      >
        {did} The certificate says that {name} has completed {title}. Anyone who has its code can
        verify it.
      </ReasonDialog>
    );
  }
  const { code } = certificate;
  return (
    <div className={styles.actions}>
      {linkCell(paths.certificate(code), code)}
      <Actions>
        <PdfButton
          path={`/admin/certificates/${encodeURIComponent(code)}/certificate.pdf`}
          name={code}
        />
        <ReasonDialog
          label="Issue again"
          title="Issue the certificate again"
          send={({ reason }) => reissueCertificateCall({ code, reason })}
        >
          It keeps its code and says {name}, as the account does now.
        </ReasonDialog>
        <ReasonDialog
          label="Withdraw certificate"
          title="Withdraw the certificate"
          send={({ reason }) => withdrawCertificateCall({ code, reason })}
        >
          Its public page will no longer confirm it. You can issue a new certificate with another
          code.
        </ReasonDialog>
      </Actions>
    </div>
  );
}
