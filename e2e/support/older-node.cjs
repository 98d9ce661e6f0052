// Loaded before a command: makes it believe that it runs on an older Node.js.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });
