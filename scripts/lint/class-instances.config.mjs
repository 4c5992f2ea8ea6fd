import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { root } from '../lib/paths.mjs'

/** The one rule that oxlint does not have. ESLint takes too long for each run (docs/decisions/113-tools.md). */
export default defineConfig(
  { ignores: ['**/node_modules/', '**/.*/', 'sandbox/media/', 'sandbox/public/', '**/test-results/', '**/coverage/'] },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'error' },
  },
)
