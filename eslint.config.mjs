import compat from 'eslint-plugin-compat';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  environmentRule,
  pageRules,
  plugin as product,
  routesRules,
  storageRule,
  textRules,
} from './scripts/lint-rules.mjs';

// The rules for imports between folders are in .dependency-cruiser.cjs.

const code = ['**/*.{ts,tsx}'];
const browserCode = ['{shell,shared,mf-*}/src/**/*.{ts,tsx}'];
/** What is shown in each language; the admin area is in English. */
const translatedCode = ['{shell,shared,mf-!(admin)}/src/**/!(*texts*|*content*|*.hi).tsx'];
const testCode = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/src/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.cache',
      '.data',
      'site',
      'test-results',
      'playwright-report',
      'coverage',
      // Benchmark builds with other tools, which have their own packages.
      'bench/peers',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: code,
    languageOptions: {
      parserOptions: {
        project: 'tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      // An event handler may be asynchronous: the shell reports its errors.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The compiler finds them: `noUnusedLocals` and `noUnusedParameters`.
      '@typescript-eslint/no-unused-vars': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    },
  },
  {
    files: [...browserCode, 'bench/src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: browserCode,
    ignores: ['**/*.d.ts'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Browsers drop the role of a list without markers and of a table that is styled as cards,
      // so these elements name their role.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'no-restricted-syntax': ['error', ...pageRules, storageRule],
    },
  },
  {
    // Functions that a browser of .browserslistrc lacks; those of the language are in `lib` of tsconfig.browser.json.
    ...compat.configs['flat/recommended'],
    files: browserCode,
    ignores: [...testCode, 'shell/src/server.tsx'],
    rules: {
      'compat/compat': 'error',
      // Chrome has it since 120, which the plugin does not know.
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'Use parsedUrl.' },
      ],
    },
  },
  {
    files: ['shared/src/store/kept-storage.ts'],
    rules: { 'no-restricted-syntax': ['error', ...pageRules] },
  },
  {
    files: translatedCode,
    ignores: testCode,
    rules: { 'no-restricted-syntax': ['error', ...pageRules, storageRule, ...textRules] },
  },
  {
    files: code,
    ignores: testCode,
    rules: {
      'no-restricted-imports': [
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
    },
  },
  {
    files: code,
    ignores: testCode,
    plugins: { product },
    rules: { 'product/explained-cast': 'error' },
  },
  {
    files: [...browserCode, 'api/src/**/*.ts'],
    ignores: testCode,
    plugins: { product },
    rules: { 'product/indian-time': 'error' },
  },
  {
    files: ['{api,scripts,node-shared}/src/**/*.ts'],
    // The test run gives its environment to the programs that it starts.
    ignores: [...testCode, 'scripts/src/test-run/*.ts'],
    rules: { 'no-restricted-syntax': ['error', environmentRule] },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: testCode,
    plugins: { product },
    rules: { 'product/own-tables': 'error' },
  },
  {
    files: ['api/src/**/*-routes.ts'],
    rules: { 'no-restricted-syntax': ['error', environmentRule, ...routesRules] },
  },
  {
    files: browserCode,
    ignores: testCode,
    plugins: { product },
    rules: { 'product/known-class': 'error' },
  },
  {
    files: ['{shell,mf-*}/src/**/*.{ts,tsx}'],
    ignores: testCode,
    plugins: { product },
    rules: { 'product/no-literal-price': 'error' },
  },
  {
    files: testCode,
    rules: {
      // Tests read untyped responses of fakes and servers; a wrong shape fails the expectation.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
      },
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['scripts/**', 'e2e/**', 'api/**', 'bench/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
);
