import { Type } from '@sinclair/typebox';
import {
  CertificateResponse,
  IssueCertificateRequest,
  RowId,
  StatusResponse,
  WithdrawCertificateRequest,
} from 'shared/model/schemas';
import { currentAccount } from '../../../platform/http/access';
import type { RegisterRoutes, Reply } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import { responses } from '../../../platform/http/route-schemas';
import { standInsIn } from '../../../platform/pdf/pdf-file';
import { keptPdf } from '../../../platform/pdf/kept-pdfs';
import { certificatePdf } from './certificate-pdf';
import {
  certificatesOf,
  findCertificate,
  issueCertificate,
  withdrawCertificate,
} from './certificates';
import type { Certificate } from '../classroom-tables';

const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) });
const perClient: RateLimit = { name: 'certificates', most: 60, seconds: 600 };

/** Anybody can confirm a certificate, the student can download it, an admin can issue or withdraw it. */
export const certificateRoutes: RegisterRoutes = (app, services) => {
  const { config, database, limits, log } = services;
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

  app.get(
    '/certificates/:code',
    {
      config: { access: 'public' },
      schema: {
        tags: ['classroom'],
        summary: 'Whose certificate this is, of which course and from when',
        params: Code,
        response: responses(CertificateResponse),
      },
    },
    async (request) => {
      await limits.consumeForClient(perClient, request.ip);
      const { name, title, mentor, issuedAt } = await findCertificate(
        database,
        request.params.code,
      );
      const data = { name, title, ...(mentor && { mentor }), issued_at: issuedAt.toISOString() };
      return { success: true, data };
    },
  );

  app.get(
    '/classroom/course/:product_id/certificate.pdf',
    {
      config: { access: 'user' },
      schema: {
        tags: ['classroom'],
        summary: 'The own certificate of a course',
        params: Type.Object({ product_id: RowId }),
      },
    },
    async (request, reply) => {
      const own = await certificatesOf(database, currentAccount(request).id);
      const certificate = own.get(request.params.product_id);
      if (!certificate) throw new HttpError(404, 'There is no certificate of this course yet.');
      return send(reply, await findCertificate(database, certificate.code));
    },
  );

  app.post(
    '/admin/certificates',
    {
      config: { access: { right: 'people' } },
      schema: {
        tags: ['admin'],
        summary: 'Issues the certificate of a course to a student who is enrolled in it',
        body: IssueCertificateRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { user_id: userId, product_id: productId, reason } = request.body;
      const admin = currentAccount(request);
      await issueCertificate(services, { userId, productId }, reason, admin);
      return { status: true, message: 'The certificate is issued.' };
    },
  );

  app.post(
    '/admin/certificates/:code/withdrawal',
    {
      config: { access: { right: 'people' } },
      schema: {
        tags: ['admin'],
        summary: 'Withdraws a certificate: its public page no longer confirms it',
        params: Code,
        body: WithdrawCertificateRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const admin = currentAccount(request);
      await withdrawCertificate(services, request.params.code, request.body.reason, admin);
      return { status: true, message: 'The certificate is withdrawn.' };
    },
  );

  app.get(
    '/admin/certificates/:code/certificate.pdf',
    {
      config: { access: { right: 'people' } },
      schema: { tags: ['admin'], summary: 'The certificate as its student has it', params: Code },
    },
    async ({ params }, reply) => send(reply, await findCertificate(database, params.code)),
  );
};
