import type { Answer, CallOptions, TestServer } from './test-server';

/** Sends a picture the way the form of the profile does. */
export function uploadPicture(
  server: TestServer,
  content: Buffer,
  fileName: string,
  { field = 'file', ...options }: CallOptions & { field?: string } = {},
): Promise<Answer> {
  const boundary = 'limit-of-parts';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return server.call('POST', 'upload', payload, { ...options, headers });
}
