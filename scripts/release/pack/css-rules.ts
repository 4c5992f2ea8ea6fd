/** The rules of a minified style sheet, or of a block like `@media`. */
const rulesOf = (css: string): string[] => css.match(/[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []

/** A block that holds rules, and not only the steps of an animation. */
const block = /^(@(?:media|supports)[^{]*)\{(.*)\}$/s

/** A rule without classes, such as an animation, always applies. */
function applies(rule: string, classes: Set<string>): boolean {
  const named = rule.match(/(?<=\.)[a-z][\w-]*/gi)
  return !named || named.some((name) => classes.has(name))
}

function kept(css: string, classes: Set<string>): string {
  return rulesOf(css)
    .map((rule) => {
      const [, condition, rules = ''] = block.exec(rule) ?? []
      if (condition === undefined) return applies(rule, classes) ? rule : ''
      const inner = kept(rules, classes)
      return inner && `${condition}{${inner}}`
    })
    .join('')
}

/** The rules of a minified style sheet that name a class of this markup, or no class. */
export const rulesFor = (css: string, html: string): string =>
  kept(css, new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))))
