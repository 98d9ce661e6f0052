/** What the build puts in the place of `process.env.NAME`; nothing else of Node.js exists in a page. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
