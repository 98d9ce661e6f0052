import { Type } from '@sinclair/typebox';
import { productOf } from 'shared/model/catalogue';
import {
  CertificateResponse,
  IssueCertificateRequest,
  RowId,
  WithdrawCertificateRequest,
} from 'shared/model/schemas';
import type { Reply } from '../../../platform/app-types';
import type { HasPage, RegisterRoutes } from '../../../platform/module';
import { HttpError } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import { standInsIn } from '../../../platform/pdf/pdf-file';
import { keptPdf } from '../../../platform/pdf/kept-pdfs';
import { certificatePdf } from './certificate-pdf';
import {
  certificatesOf,
  findCertificate,
  issueCertificate,
  reissueCertificate,
  withdrawCertificate,
} from './certificates';
import { quizResults } from '../quiz-results';
import type { Certificate } from '../classroom-tables';

const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) });
const perClient: RateLimit = { name: 'certificates', most: 60, seconds: 600 };
const pagesOfClient: RateLimit = { name: 'certificate pages', most: 60, seconds: 600 };

/** Whether the public page of a certificate confirms it. */
export const hasCertificate: HasPage = async ({ database, limits }, code, client) => {
  await limits.consumeForClient(pagesOfClient, client);
  await findCertificate(database, code);
  return true;
};

/** Anybody can confirm a certificate, the student can download it, an admin can issue or withdraw it. */
export const certificateRoutes: RegisterRoutes = ({ admin, open, user }, services) => {
  const { catalogue, config, database, limits, log } = services;
  const send = async (reply: Reply, certificate: Certificate) => {
    const standIns = await standInsIn([certificate.name, certificate.title]);
    if (standIns.length > 0) {
      const { code } = certificate;
      log.warn({ certificate: code, characters: standIns }, 'No font has these characters.');
    }
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="certificate-${certificate.code}.pdf"`)
      .send(
        await keptPdf([certificate, config.siteUrl], () =>
          certificatePdf(certificate, config.siteUrl),
        ),
      );
  };

  open.get('/certificates/:code', {
    summary: 'Whose certificate this is, of which course and from when',
    params: Code,
    answers: CertificateResponse,
    handler: async ({ params, ip }) => {
      await limits.consumeForClient(perClient, ip);
      const found = await findCertificate(database, params.code);
      const { name, title, mentor, issuedAt, productId, userId } = found;
      const course = productOf(await catalogue.current(), 'course', productId);
      const quiz =
        userId === null ? undefined : (await quizResults(database, course, [userId]))(userId);
      const issued_at = issuedAt.toISOString();
      return {
        success: true,
        data: { name, title, ...(mentor && { mentor }), issued_at, ...(quiz && { quiz }) },
      };
    },
  });

  user.get('/classroom/course/:product_id/certificate.pdf', {
    summary: 'The own certificate of a course',
    params: Type.Object({ product_id: RowId }),
    handler: async ({ params, account }, reply) => {
      const own = await certificatesOf(database, account.id);
      const certificate = own.get(params.product_id);
      if (!certificate) throw new HttpError(404, 'There is no certificate of this course yet.');
      return send(reply, await findCertificate(database, certificate.code));
    },
  });

  admin('people').post('/admin/certificates', {
    summary: 'Issues the certificate of a course to a student who is enrolled in it',
    body: IssueCertificateRequest,
    says: 'The certificate is issued.',
    handler: async ({ body, account }) => {
      const { user_id: userId, product_id: productId, reason } = body;
      await issueCertificate(services, { userId, productId }, reason, account);
    },
  });

  admin('people').post('/admin/certificates/:code/again', {
    summary: 'Issues a certificate again, with its code and the present name of its student',
    params: Code,
    body: WithdrawCertificateRequest,
    says: 'The certificate is issued again.',
    handler: ({ params, body, account }) =>
      reissueCertificate(services, params.code, body.reason, account),
  });

  admin('people').post('/admin/certificates/:code/withdrawal', {
    summary: 'Withdraws a certificate: its public page no longer confirms it',
    params: Code,
    body: WithdrawCertificateRequest,
    says: 'The certificate is withdrawn.',
    handler: ({ params, body, account }) =>
      withdrawCertificate(services, params.code, body.reason, account),
  });

  admin('people').get('/admin/certificates/:code/certificate.pdf', {
    summary: 'The certificate as its student has it',
    params: Code,
    handler: async ({ params }, reply) => send(reply, await findCertificate(database, params.code)),
  });
};
