/** The build replaces `process.env.NAME` by its value; a page has nothing else of Node.js. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
