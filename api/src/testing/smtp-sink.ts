import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpSink {
  address: string;
  /** The messages as they were received. */
  messages: { to: string[]; content: string }[];
  /** How many connections were opened. */
  connections: () => number;
  close: () => Promise<void>;
}

/**
 * A mail server that accepts everything, or answers with these instead, and delivers nothing.
 * It confirms a message after `checkMs`. It has only the needed part of RFC 5321.
 */
export async function smtpSink({
  /** After so many messages, the server hangs up instead. */
  most = Infinity,
  greeting = '220 sink ESMTP',
  sender = '250 sink',
  receiver = '250 sink',
  content = '250 taken',
  checkMs = 0,
} = {}): Promise<SmtpSink> {
  const messages: SmtpSink['messages'] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    let to: string[] = [];
    let inContent = false;
    connections += 1;
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8');
      for (;;) {
        const end = inContent ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n');
        if (end < 0) return;
        const part = pending.slice(0, end);
        pending = pending.slice(end + (inContent ? 5 : 2));
        if (inContent) {
          messages.push({ to, content: part });
          to = [];
          inContent = false;
          setTimeout(() => socket.write(`${content}\r\n`), checkMs);
          continue;
        }
        const verb = part.slice(0, 4).toUpperCase();
        if (verb === 'RCPT') to.push(/<(.*)>/.exec(part)?.[1] ?? '');
        if (verb === 'DATA') inContent = true;
        if (verb === 'QUIT') {
          socket.end('221 bye\r\n');
          return;
        }
        if (verb === 'MAIL' && messages.length >= most) {
          socket.end('421 4.7.0 too many messages\r\n');
          return;
        }
        const responses: Record<string, string> = {
          DATA: '354 go on',
          MAIL: sender,
          RCPT: receiver,
        };
        socket.write(`${responses[verb] ?? '250 sink'}\r\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
