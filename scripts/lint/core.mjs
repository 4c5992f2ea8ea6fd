import { builtinRules } from 'eslint/use-at-your-own-risk'

const names = ['eol-last', 'max-len', 'no-restricted-syntax', 'no-trailing-spaces', 'quotes', 'semi']

/**
 * Rules of ESLint that oxlint does not have.
 * @type {import('eslint').ESLint.Plugin}
 */
const core = {
  meta: { name: 'core' },
  rules: Object.fromEntries(
    names.map((name) => {
      const rule = builtinRules.get(name)
      if (!rule) throw new Error(`ESLint has no rule ${name}.`)
      return [name, rule]
    }),
  ),
}

export default core
