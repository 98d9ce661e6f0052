import type { Answer, CallOptions, TestServer } from './test-server';

/** Sends a file the way forms do; a picture unless another path is named. */
export function uploadPicture(
  server: TestServer,
  content: Buffer,
  fileName: string,
  {
    field = 'file',
    path = 'upload',
    ...options
  }: CallOptions & { field?: string; path?: string } = {},
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
  return server.call('POST', path, payload, { ...options, headers });
}
