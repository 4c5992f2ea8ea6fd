/** The top-level rules of a minified style sheet. */
const rulesOf = (css: string): string[] => css.match(/[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []

/** A rule without classes, such as an animation, always applies. */
function applies(rule: string, classes: Set<string>): boolean {
  const named = rule.match(/(?<=\.)[a-z][\w-]*/gi)
  return !named || named.some((name) => classes.has(name))
}

/** The rules of a minified style sheet that name a class of this markup, or no class. */
export function rulesFor(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
  return rulesOf(css)
    .filter((rule) => applies(rule, classes))
    .join('')
}
