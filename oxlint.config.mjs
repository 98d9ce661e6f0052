import {
  environmentRule,
  pageRules,
  routesRules,
  storageRule,
  textRules,
} from './scripts/lint-rules.mjs';

// The rules for imports between folders are in .dependency-cruiser.cjs.

const code = ['**/*.{ts,tsx}'];
const browserCode = ['{shell,shared,mf-*}/src/**/*.{ts,tsx}'];
/** What is shown in each language; the admin area is in English. */
const translatedCode = ['{shell,shared,mf-*}/src/**/*.tsx'];
const withoutTranslation = ['mf-admin/**', '**/*texts*.tsx', '**/*content*.tsx', '**/*.hi.tsx'];
const testCode = [
  ...['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/src/**'],
  // It gives its environment to the programs that it starts.
  'scripts/src/test-run/**',
];

/** A later override takes the place of an earlier one, so each names all its rules. */
const refuse = (...rules) => ({ 'syntax/no-restricted-syntax': ['error', ...rules] });

export default {
  ignorePatterns: [
    '**/dist',
    '/.cache',
    '/.data',
    '/site',
    '/test-results',
    '/playwright-report',
    '/coverage',
    // Benchmark builds with other tools, which have their own packages.
    '/bench/peers',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'oxc'],
  jsPlugins: [
    'eslint-plugin-compat',
    { name: 'product', specifier: './scripts/lint-rules.mjs' },
    // ESLint's rules that the linter does not have itself.
    { name: 'syntax', specifier: 'oxlint-plugin-eslint' },
  ],
  categories: { correctness: 'error' },
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/no-case-declarations': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-prototype-builtins': 'error',
    'eslint/no-regex-spaces': 'error',
    'eslint/no-unexpected-multiline': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'eslint/preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // What these find is meant here: texts of numbers, methods without `this`, sorted texts, fields that a form
    // may not have.
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      files: code,
      rules: {
        'eslint/no-console': ['error', { allow: ['warn', 'error', 'info'] }],
        // The compiler finds them: `noUnusedLocals` and `noUnusedParameters`.
        'eslint/no-unused-vars': 'off',
        // An event handler may be asynchronous: the shell reports its errors.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-require-imports': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
      },
    },
    {
      files: [...browserCode, 'bench/src/**/*.tsx'],
      plugins: ['eslint', 'typescript', 'oxc', 'react'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // They are for code that a compiler of React rewrites, which does not happen here.
        'react/globals': 'off',
        'react/immutability': 'off',
        'react/refs': 'off',
        'react/static-components': 'off',
        // React itself says where a key is missing.
        'react/jsx-key': 'off',
        'react/no-children-prop': 'off',
      },
    },
    {
      files: browserCode,
      excludeFiles: ['**/*.d.ts'],
      plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
      rules: {
        // Browsers drop the role of a list without markers and of a table that is styled as cards, so these
        // elements name their role; and a role says more than an element that has it.
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Tick'] }],
        // A field that replaces the control that was just used takes the focus over.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        ...refuse(...pageRules, storageRule),
      },
    },
    {
      // Functions that a browser of .browserslistrc lacks; those of the language are in `lib` of tsconfig.browser.json.
      files: browserCode,
      excludeFiles: [...testCode, 'shell/src/server.tsx'],
      rules: {
        'compat/compat': 'error',
        // Chrome has it since 120, which the plugin does not know.
        'eslint/no-restricted-properties': [
          'error',
          { object: 'URL', property: 'canParse', message: 'Use parsedUrl.' },
        ],
      },
    },
    { files: ['shared/src/store/kept-storage.ts'], rules: refuse(...pageRules) },
    {
      files: translatedCode,
      excludeFiles: [...withoutTranslation, ...testCode],
      rules: refuse(...pageRules, storageRule, ...textRules),
    },
    {
      files: code,
      excludeFiles: testCode,
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '(^|/)testing(/|$)',
                message: 'Helpers of tests stay out of the product.',
              },
            ],
          },
        ],
        'product/explained-cast': 'error',
      },
    },
    {
      files: [...browserCode, 'api/src/**/*.ts'],
      excludeFiles: testCode,
      rules: { 'product/indian-time': 'error' },
    },
    {
      files: ['{api,scripts,node-shared}/src/**/*.ts'],
      excludeFiles: testCode,
      rules: refuse(environmentRule),
    },
    {
      files: ['api/src/**/*.ts'],
      excludeFiles: testCode,
      rules: { 'product/own-tables': 'error' },
    },
    { files: ['api/src/**/*-routes.ts'], rules: refuse(environmentRule, ...routesRules) },
    { files: browserCode, excludeFiles: testCode, rules: { 'product/known-class': 'error' } },
    {
      files: ['{shell,mf-*}/src/**/*.{ts,tsx}'],
      excludeFiles: testCode,
      rules: { 'product/no-literal-price': 'error' },
    },
    {
      files: testCode,
      rules: {
        // Tests read untyped responses of fakes and servers; a wrong shape fails the expectation.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'syntax/no-restricted-syntax': 'off',
      },
    },
    {
      files: ['scripts/**', 'e2e/**', 'api/**', 'bench/**', 'tools/**'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
};
