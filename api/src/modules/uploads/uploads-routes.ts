import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { posix } from 'node:path';
import multipart from '@fastify/multipart';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fileMessages, LARGEST_FILE, isActiveName, pdfFault } from 'shared/model/files';
import { UploadResponse } from 'shared/model/schemas';
import type { App, Request } from '../../platform/app-types';
import type { Module, RegisterRoutes } from '../../platform/module';
import { refuseOnFullDisk } from '../../platform/disk-reserve';
import { invalid, HttpError } from '../../platform/errors';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { registerImmutableFiles } from '../../platform/http/immutable-files';
import { decodedSegments, pathOf } from '../../platform/http/request/request-path';
import { uploadsInHindi } from './uploads.hi';
import { cleanPicture } from './picture';
import { uploadsFolder, type UploadServices } from './storage';
import { isShownBy, noteUpload, removeUnusedUploads } from './unused-uploads';

const perClient: RateLimit = { name: 'uploads', most: 40, seconds: 3600 };
/** The most files that one client or one account can store a day; unused ones are removed after a day. */
const perDay: RateLimit = { name: 'uploads-a-day', most: 100, seconds: 86_400 };

const routes: RegisterRoutes<UploadServices> = async (
  { admin, open, app },
  { config, database, limits, storage, now },
) => {
  await app.register(multipart, {
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 1024, fileSize: LARGEST_FILE },
  });

  // The browser sends no login token to an image provider, so the route cannot require one.
  open.post('/upload', {
    bodyLimit: LARGEST_FILE + 64 * 1024,
    summary: 'Stores a JPEG, PNG or WebP picture of at most 5 MB, sent as the form field file',
    consumes: ['multipart/form-data'],
    answers: UploadResponse,
    handler: async (request) => {
      await limits.consumeForClient(perClient, request.ip);
      // Reads the file before it waits for its turn, so that a slow sender does not block others.
      const { content, name } = await sentFile(request);
      const { picture, size } = await cleanPicture(content, name);
      await limits.consumeForClient(perDay, request.ip);
      if (request.account) await limits.consume(perDay, `user:${request.account.id}`);
      if (!config.uploadStore) await refuseOnFullDisk(config.dataDir);
      // The name contains the size, which pages put into their sharing metadata.
      const url = await storage.put(`${randomUUID()}-${size}.webp`, picture, 'image/webp');
      await noteUpload(database, url, now());
      return { url };
    },
  });

  admin('catalogue').post('/admin/documents', {
    bodyLimit: LARGEST_FILE + 64 * 1024,
    summary: 'Stores a PDF of at most 5 MB, sent as the form field file',
    consumes: ['multipart/form-data'],
    answers: UploadResponse,
    handler: async (request) => {
      await limits.consume(perDay, `user:${request.account.id}`);
      const { content, name } = await sentFile(request);
      checkPdf(content, name);
      if (!config.uploadStore) await refuseOnFullDisk(config.dataDir);
      const url = await storage.put(`${randomUUID()}.pdf`, content, 'application/pdf');
      await noteUpload(database, url, now());
      return { url };
    },
  });
};

async function sentFile(
  request: Pick<Request, 'isMultipart' | 'file'>,
): Promise<{ content: Buffer; name: string }> {
  if (!request.isMultipart()) throw new HttpError(415, 'Please send the file as a form.');
  try {
    const file = await request.file();
    if (!file || file.fieldname !== 'file') {
      throw invalid({ file: ['Please choose a file.'] });
    }
    return { content: await file.toBuffer(), name: file.filename };
  } catch (error) {
    // Errors that the package raises have a status; those of a form without a boundary or an end do not.
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) {
      const { tooLarge } = fileMessages;
      throw new HttpError(413, tooLarge, { errors: { file: [tooLarge] } });
    }
    if (statusCode) throw error;
    throw new HttpError(400, 'The form could not be read.');
  }
}

/**
 * Serves uploaded pictures and documents with a policy that stops browsers from running them, without the
 * documents whose address is in one of the columns.
 */
async function registerUploadedFiles(
  app: App,
  { config, database }: UploadServices,
  notPublic: readonly PgColumn[],
): Promise<void> {
  const folder = uploadsFolder(config.dataDir);
  mkdirSync(folder, { recursive: true });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('content-security-policy', "default-src 'none'; sandbox");
    const segments = decodedSegments(pathOf(request));
    const name = posix.basename(segments?.join('/') ?? '');
    const isPrivate =
      name.endsWith('.pdf') && (await isShownBy(database, notPublic, `/uploads/${name}`));
    if (!segments || isPrivate) throw new HttpError(404, 'There is no such file.');
  });
  await registerImmutableFiles(app, '/uploads/', folder);
}

interface UploadColumns {
  /** Documents whose address is in one of these are not served at that address. */
  notPublic: readonly PgColumn[];
  /** A file whose address is in one of these is used. */
  usedIn: readonly PgColumn[];
}

export const uploads = ({ notPublic, usedIn }: UploadColumns): Module<UploadServices> => ({
  name: 'uploads',
  hindi: uploadsInHindi,
  routes: [routes],
  rootRoutes: [({ app }, services) => registerUploadedFiles(app, services, notPublic)],
  tasks: [removeUnusedUploads(usedIn)],
});

/** Checks that the content is a whole PDF. 415 for another kind, 422 if it is damaged or encrypted. */
function checkPdf(content: Buffer, name: string): void {
  const fault = isActiveName(name) ? fileMessages.notPdf : pdfFault(content.length, content);
  if (fault === fileMessages.notPdf) throw new HttpError(415, fault, { errors: { file: [fault] } });
  if (fault) throw invalid({ file: [fault] });
}
