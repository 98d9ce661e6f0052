// Loaded before a command, to make it see the version of an older Node.js.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });
