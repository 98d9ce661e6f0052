import type { CallResponse, CallOptions, TestServer } from './test-server';

/** Uploads a file as a form does; to the upload of pictures, unless `path` names another. */
export function uploadPicture(
  server: TestServer,
  content: Buffer,
  fileName: string,
  {
    field = 'file',
    path = 'upload',
    ...options
  }: CallOptions & { field?: string; path?: string } = {},
): Promise<CallResponse> {
  const boundary = 'limit-of-parts';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return server.call('POST', path, payload, { ...options, headers });
}
