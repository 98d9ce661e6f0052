import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const remotes = ['mf-marketing', 'mf-auth', 'mf-commerce', 'mf-student', 'mf-admin'];
const units = ['shell', ...remotes];

/** The dependency rule of ARCHITECTURE.md: what a unit must not import, by any spelling. */
const forbid = (names, message) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: names.map((name) => ({
        regex: `^((\\.\\.?/)+)?${name}(/|$)`,
        message,
      })),
    },
  ],
});

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
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
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
  { files: ['scripts/**', 'e2e/**', 'api/**'], rules: { 'no-console': 'off' } },
  // Playwright's fixtures call their `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...units.map((unit) => ({
    files: [`${unit}/**/*.{ts,tsx}`],
    rules: forbid(
      [...units.filter((other) => other !== unit), 'api', 'scripts', 'e2e'],
      `${unit} may import only itself, shared and its declared packages.`,
    ),
  })),
  {
    files: ['mf-*/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['redux', '@reduxjs/*', 'react-redux', 'notistack', 'react-hook-form'],
              allowTypeImports: true,
              message:
                'Take it from shared/store, shared/api, shared/toast or shared/forms: one copy for all units.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared/**/*.{ts,tsx}'],
    rules: forbid([...units, 'scripts', 'e2e'], 'shared imports nothing of ours.'),
  },
  {
    files: ['api/**/*.ts'],
    rules: forbid(
      [...units, 'scripts', 'e2e'],
      'api imports only shared schemas, catalogue and constants.',
    ),
  },
);
