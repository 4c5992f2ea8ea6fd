import { defineConfig } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { kebabCaseFile } from './scripts/eslint/kebab-case-file.mjs'

/** @type {import('eslint').Linter.RulesRecord} */
const house = {
  'house/kebab-case-file': 'error',
  'max-lines': ['error', { max: 250 }],
  'max-len': ['error', { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreUrls: true, ignoreRegExpLiterals: true }],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'coming soon'], location: 'anywhere' }],
  'no-console': 'error',
  'semi': ['error', 'never', { beforeStatementContinuationChars: 'always' }],
  'quotes': ['error', 'single', { avoidEscape: true, allowTemplateLiterals: true }],
  'eol-last': 'error',
  'no-trailing-spaces': 'error',
  'eqeqeq': ['error', 'always', { null: 'ignore' }],
}

/**
 * A page is lazy, and React.lazy takes the default export; everything else has a name that search finds.
 * @type {import('eslint').Linter.RulesRecord}
 */
const noDefaultExport = {
  'no-restricted-syntax': [
    'error',
    { selector: 'ExportDefaultDeclaration', message: 'Only a page has a default export.' },
    { selector: 'ExportSpecifier[exported.name="default"]', message: 'Only a page has a default export.' },
  ],
}

/** @type {import('eslint').Linter.RulesRecord} */
const typeAware = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // A class of a CSS module may be undefined to the types; scripts/checks holds that it exists.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/no-invalid-void-type': 'off',
}

export default defineConfig(
  { ignores: ['**/node_modules/', '**/.*/', 'sandbox/media/', 'sandbox/public/', '**/test-results/', '**/coverage/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { plugins: { house: { rules: { 'kebab-case-file': kebabCaseFile } } } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    rules: { ...house, ...noDefaultExport },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typeAware,
  },
  {
    files: ['{host,remote-*,shared/*}/src/**/*.ts'],
    plugins: reactHooks.configs.flat.recommended.plugins,
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The rules of the React compiler read every component as a compiler does: too dear for files without one.
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    // given-runtime stands in for a library's module, whose export is the default.
    files: ['**/*-page.tsx', '**/{*.config,global-setup}.{ts,mjs}', 'types/*.d.ts', 'scripts/build/given-runtime.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'sandbox/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The override of releases prints to the console, so that a developer sees it there too.
    files: ['host/src/shell/override/**'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // An entry of the history has several writers: each that knew only its own field would drop the others'.
    files: ['{host,remote-*}/src/**', 'shared/{platform,kit}/src/**'],
    ignores: ['**/*.test.{ts,tsx}', 'shared/platform/src/router/history-state.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['pushState', 'replaceState'].map((property) => ({ property, message: 'Use shared/platform/src/router/history-state.ts.' })),
        { object: 'history', property: 'state', message: 'Use shared/platform/src/router/history-state.ts.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/e2e/**/*.ts', 'shared/testing/**', 'scripts/jest/**'],
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
)
