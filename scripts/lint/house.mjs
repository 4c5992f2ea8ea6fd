import { kebabCaseFile } from './kebab-case-file.mjs'
import { noDisablingComment } from './no-disabling-comment.mjs'

/** @type {import('eslint').ESLint.Plugin} */
const house = {
  meta: { name: 'house' },
  rules: { 'kebab-case-file': kebabCaseFile, 'no-disabling-comment': noDisablingComment },
}

export default house
