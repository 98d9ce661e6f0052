/**
 * Which folder may import which: the picture of ARCHITECTURE.md as rules. Runs with `npm run lint`.
 * Remotes are recognised by the name of their folder, so that a new one needs no line here.
 */
const { join } = require('node:path');

const UNITS = '^(shell|mf-[^/]+)/';
const OURS = '^(shell|mf-[^/]+|shared|node-shared|api|scripts|e2e)/';

/** Sub-paths of shared that hold no component, no state and no call: the server uses them too. */
const ISOMORPHIC =
  'shared/src/(calendar|catalogue|config|constants|format|messages|paths|remote|schemas|shipped-catalogue|validation)/';
/** Sub-paths of shared that draw: they get what they show as properties. */
const DRAWING = 'shared/src/(art|tokens|ui)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-import',
      comment: 'Two files import each other, types included: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Two folders import each other: decide which one is below.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(shell|shared|api|node-shared)/src' },
      to: { circular: true },
    },
    {
      name: 'units-know-only-shared',
      comment: 'The shell and the remotes import themselves, shared and their declared packages.',
      severity: 'error',
      from: { path: UNITS },
      to: { path: OURS, pathNot: ['^$1/', '^shared/'] },
    },
    {
      name: 'shared-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: OURS, pathNot: '^shared/' },
    },
    {
      name: 'node-shared-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^node-shared/' },
      to: { path: OURS, pathNot: '^node-shared/' },
    },
    {
      name: 'drawing-knows-no-state',
      comment: 'Components of shared/ui, art and tokens know no router, store, call or form.',
      severity: 'error',
      from: { path: DRAWING },
      to: {
        path: [
          'shared/src/(api|forms|logout|remote|session|store|testing|toast)/',
          'node_modules/(react-router|react-router-dom|redux|react-redux|@reduxjs|notistack|react-hook-form)(/|$)',
        ],
      },
    },
    {
      name: 'isomorphic-stays-isomorphic',
      comment: 'What the server uses of shared imports no component, no state and no call.',
      severity: 'error',
      from: { path: ISOMORPHIC },
      to: {
        path: [
          '^shared/src/',
          'node_modules/(react-dom|react-router|react-router-dom|@reduxjs|react-redux|notistack)(/|$)',
        ],
        pathNot: [ISOMORPHIC, '\\.(png|jpg|webp|svg|pdf)$'],
      },
    },
    {
      name: 'api-uses-isomorphic-shared',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: OURS, pathNot: ['^api/', '^node-shared/', ISOMORPHIC] },
    },
    {
      name: 'api-platform-below-modules',
      comment:
        'A module hands the platform its routes, tasks and rules; the platform asks for none.',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'api-modules-below-composition',
      comment: 'app.ts puts the modules together and knows them all; no module knows it.',
      severity: 'error',
      from: { path: '^api/src/modules/' },
      to: { path: '^api/src/[^/]+\\.ts$' },
    },
    {
      name: 'scripts-use-doors',
      comment:
        'Scripts start the server through its entry and read units only in tests and benches.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/src/(bench/|commands/bench\\.ts$)' },
      to: {
        path: '^(shell|mf-[^/]+|e2e|api)/',
        pathNot: '^api/src/(server|backup|failed-sections|file-server)\\.ts$',
      },
    },
    {
      name: 'no-browser-library-past-shared',
      comment:
        'One copy for all: take it from shared/store, shared/api, shared/toast or shared/forms.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: {
        path: 'node_modules/(redux|react-redux|@reduxjs|notistack|react-hook-form)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared)/src/', pathNot: '^shell/src/server\\.tsx$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'not-to-nowhere',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(react-router-dom/|whole-react-router-dom|virtual:)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests and their helpers may look anywhere.
    exclude: { path: '\\.test\\.tsx?$|(^|/)(dist|testing|\\.cache|\\.data)/|^scripts/peers/' },
    // Type-only imports count: they show what knows what.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.browser.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
