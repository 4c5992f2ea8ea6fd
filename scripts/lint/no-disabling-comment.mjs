const directive = /^\s*(eslint|oxlint)-(disable|enable)/

/**
 * Refuses a comment that switches rules off. This rule throws, because such a comment would hide its report too.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noDisablingComment = {
  meta: { type: 'problem', schema: [] },
  create({ sourceCode }) {
    return {
      Program() {
        const comment = sourceCode.getAllComments().find(({ value }) => directive.test(value))
        if (comment) throw new Error(`Line ${comment.loc?.start.line ?? 0} has a comment that switches a rule off.`)
      },
    }
  },
}
