import { basename } from 'node:path'

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/**
 * File names are kebab-case, so that an import matches the name on disk in every file system.
 * @type {import('eslint').Rule.RuleModule}
 */
export const kebabCaseFile = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: '{{name}} is not kebab-case.' },
  },
  create(context) {
    const name = basename(context.filename)
    return {
      Program(node) {
        if (!kebabCase.test(name)) context.report({ node, messageId: 'name', data: { name } })
      },
    }
  },
}
