// Starts a browser in namespaces of its own (smoke-browser.ts) and ends with it. The only thing on its network is
// what answers on a socket from outside. No limit of the system is for the memory of all its processes together.
const { spawn } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const { connect, createServer } = require('node:net');

const [socket, port, memory, program, ...given] = process.argv.slice(1);
// The folder that Playwright has made is not here.
const profile = '--user-data-dir=';
const args = given.map((each) => (each.startsWith(profile) ? `${profile}/tmp/profile` : each));
const CHECK_EVERY_MS = 50;

function forward(incoming) {
  const outgoing = connect(socket);
  for (const [from, to] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ]) {
    from.on('error', () => to.destroy()).pipe(to);
  }
}

/** What one process has for itself, in bytes, and not what it has in common with the file of its program. */
function ownMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const lines = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
    return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
  } catch {
    // It has ended.
    return 0;
  }
}

function endIfTooLarge() {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = processes.reduce((sum, pid) => sum + ownMemory(pid), 0);
  if (all > Number(memory)) process.exit(1);
}

createServer(forward).listen(Number(port), '127.0.0.1', () => {
  // Commands come and answers go through the last two.
  const stdio = ['ignore', 'ignore', 'inherit', 3, 4];
  spawn(program, args, { stdio }).on('close', (code) => process.exit(code ?? 1));
  setInterval(endIfTooLarge, CHECK_EVERY_MS);
});
