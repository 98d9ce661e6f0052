import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Which folder may import which stands in .dependency-cruiser.cjs.

const code = ['**/*.{ts,tsx}'];
const browserCode = ['{shell,shared,mf-*}/src/**/*.{ts,tsx}'];
const testCode = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'api/bench/**'];

/** An element or property that breaks a rule of the pages, with what to do instead. */
const pageRules = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy refuses inline styles: use a class of the CSS module.',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that the thing has one name everywhere.',
  },
  {
    selector: 'ImportExpression[source.value=/^mf-/]',
    message: 'A remote is loaded by the shell through the registry, never imported.',
  },
];

const storageRule = {
  selector: 'Identifier[name="localStorage"]',
  message: 'Stored state belongs to shared: use the store, or a reader and writer beside it.',
};

/** A cast switches the type check off, so the line above says why it is right there. */
const explainedCast = {
  meta: {
    messages: { unexplained: 'Let the types say it, or give the reason for this cast above it.' },
  },
  create(context) {
    const { lines } = context.sourceCode;
    const endsComment = (line) => /^\s*(\/\/|\*|\/\*|\{\/\*)/.test(lines[line - 2] ?? '');
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.typeName?.name === 'const') return;
        let statement = node;
        while (
          !/(Statement|Declaration|PropertyDefinition|ImportExpression|JSXAttribute|^Property)$/.test(
            statement.type,
          )
        ) {
          statement = statement.parent;
        }
        if (![statement, node].some(({ loc }) => endsComment(loc.start.line))) {
          context.report({ node, messageId: 'unexplained' });
        }
      },
    };
  },
};

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
      // Sources of other tools, with packages of their own.
      'scripts/peers',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: code,
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      // An event handler may be asynchronous: what it throws reaches the shell's report.
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
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    },
  },
  {
    files: browserCode,
    ignores: ['**/*.d.ts'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Browsers forget what a list without markers or a table drawn as cards is: the role says it.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'no-restricted-syntax': ['error', ...pageRules],
    },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...pageRules, storageRule] },
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
    plugins: { product: { rules: { 'explained-cast': explainedCast } } },
    rules: { 'product/explained-cast': 'error' },
  },
  {
    files: testCode,
    rules: {
      // Tests read answers of fakes and servers as they come; a wrong shape fails the expectation.
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
  { files: ['scripts/**', 'e2e/**', 'api/**'], rules: { 'no-console': 'off' } },
  // Playwright's fixtures call their `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
);
