/**
 * The dependency rule of ARCHITECTURE.md: which folder may import which. Runs with `npm run lint`.
 * Remotes are recognised by the name of their folder, so a new remote needs no line here.
 */
const { join } = require('node:path');

const UNITS = '^(shell|mf-[^/]+)/';
const OURS = '^(shell|mf-[^/]+|shared|node-shared|api|scripts|bench|tools|e2e)/';

/** Layers of shared without components, state and calls, which the server uses too. */
const ISOMORPHIC = 'shared/src/(contract|model)/';
/** The layer of shared that only renders: it gets its data as properties. */
const DRAWING = 'shared/src/ui/';

/** The folders of a source folder from the bottom up: each imports only those before it. */
const LAYERS = {
  'shared/src': [
    ...['model', 'contract', 'page', 'navigation', 'store', 'ui', 'toast', 'calls', 'api'],
    ...['actions', 'forms', 'own-sign-in', 'testing'],
  ],
  'shell/src': [
    ...['worker', 'shared-scope', 'registry', 'remotes', 'reports', 'browser-repairs'],
    ...['toasts', 'navigation', 'typed-input', 'failures'],
    ...['language', 'additions', 'candidates', 'layout', 'first-page', 'testing'],
  ],
  'mf-admin/src': [
    ...['lists', 'details', 'leads', 'orders', 'receipts', 'catalogue', 'codes'],
    ...['materials', 'threads', 'reviews', 'people', 'groups', 'records', 'sign-in', 'team'],
    ...['dashboard', 'area'],
  ],
};

const layerRules = Object.entries(LAYERS).flatMap(([folder, names]) =>
  // The first `from` is a folder that is missing in the list: it may import no other.
  [`(?!(${names.join('|')})/)[^/]+`, ...names].map((name, index) => ({
    name: 'layers-from-the-bottom-up',
    comment: `A folder of ${folder} imports only those before it in LAYERS.`,
    severity: 'error',
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/(${[...names.slice(index), 'no-more'].join('|')})/` },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
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
      from: { path: '^(shell|mf-[^/]+|shared|api|node-shared|scripts|bench|tools|e2e)/' },
      to: { circular: true },
    },
    {
      name: 'units-import-only-shared',
      comment: 'The shell and the remotes import themselves, shared and their declared packages.',
      severity: 'error',
      from: { path: UNITS },
      to: { path: OURS, pathNot: ['^$1/', '^shared/'] },
    },
    {
      name: 'shared-imports-nothing-of-ours',
      comment: 'Everything may import shared, so shared imports nothing of the other folders.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: OURS, pathNot: '^shared/' },
    },
    {
      name: 'node-shared-imports-nothing-of-ours',
      comment: 'What api, scripts and e2e have in common imports none of them.',
      severity: 'error',
      from: { path: '^node-shared/' },
      to: { path: OURS, pathNot: '^node-shared/' },
    },
    {
      name: 'rendering-has-no-state',
      comment: 'Components of shared/ui know no router, store, call or form.',
      severity: 'error',
      from: { path: DRAWING },
      to: {
        path: [
          'shared/src/(api|calls|contract|forms|page|store|testing|toast)/',
          'node_modules/(react-router|react-router-dom|redux|react-redux|@reduxjs|notistack)(/|$)',
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
      comment: 'The server uses of shared what needs neither React nor the browser.',
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
      to: { path: '^api/src/', pathNot: '^api/src/(platform|settings)/' },
    },
    {
      name: 'api-platform-knows-no-school',
      comment: 'What is sold, and what is said about it, belongs to a module.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: 'test\\.ts$' },
      to: { path: '^shared/src/model/(calendar|catalogue|messages|shipped-catalogue)' },
    },
    {
      name: 'api-settings-below-all',
      comment: 'Everything in the server is configured, so its settings import nothing of it.',
      severity: 'error',
      from: { path: '^api/src/settings/' },
      to: { path: '^api/src/', pathNot: '^api/src/settings/' },
    },
    {
      name: 'api-modules-below-composition',
      comment: 'app.ts puts the modules together and knows them all; no module knows it.',
      severity: 'error',
      from: { path: '^api/src/modules/' },
      to: { path: '^api/src/[^/]+\\.ts$' },
    },
    {
      name: 'api-modules-have-a-face',
      comment:
        'A module gives others its tables to read and its operations; routes, e-mails, pages and PDFs are its own.',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: {
        path: '^api/src/modules/.*-(routes|message|messages|mails|page|pdf)\\.ts$',
        pathNot: '^api/src/modules/$1/',
      },
    },
    {
      name: 'scripts-use-exports-of-api',
      comment: 'Scripts start the server through its entry and read units only in tests.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^(shell|mf-[^/]+|bench|tools|e2e|api)/',
        pathNot:
          '^api/src/(server|operations/(admins|check-backup|file-server|page-origins|publish-tokens|receipt-numbers|retention-document|section-reports|try-out))\\.ts$',
      },
    },
    {
      name: 'nothing-imports-bench-or-tools',
      comment:
        'The benches may import every folder, because they measure every folder; none needs them.',
      severity: 'error',
      from: { pathNot: '^(bench|tools)/' },
      to: { path: '^(bench|tools)/' },
    },
    {
      name: 'no-browser-library-past-shared',
      comment: 'One copy for all: take it from shared/store, shared/api or shared/toast.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: {
        path: 'node_modules/(redux|react-redux|@reduxjs|notistack)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-node-in-the-browser',
      comment:
        'A browser has none of the modules of Node.js: ask the API, or use what the web offers.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared)/src/', pathNot: '^shell/src/server\\.tsx$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-unresolved-import',
      comment:
        'The imported module does not exist: correct the path, or add the package to the package.json of this folder.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(react-router-dom/|virtual:)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests and their helpers may import from any folder.
    exclude: { path: '\\.test\\.tsx?$|(^|/)(dist|testing|\\.cache|\\.data)/|^bench/peers/' },
    // Type-only imports count too, because they also make one folder depend on another.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.browser.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
