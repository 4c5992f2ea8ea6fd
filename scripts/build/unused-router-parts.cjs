const emptyComponent = 'function PrefetchPageLinks() {\n  return null;\n}\n'

/**
 * @param {string} _
 * @param {string} name
 * @param {string} base
 * @param {string} body
 * @param {string | undefined} context
 */
function pureClass(_, name, base, body, context) {
  const contextType = context ? `  static contextType = ${context};\n` : ''
  return `var ${name} = /* @__PURE__ */ (() => class extends ${base} {\n${contextType}${body}})();\n`
}

/**
 * webpack loader for react-router: lets the minifier remove its unused components (docs/decisions/095-router-without-unused-components.md).
 * Calls and classes at the top level count as side effects unless they are marked as pure.
 * @param {string} source
 */
module.exports = function unusedRouterParts(source) {
  return source
    .replace(/^\w+\.displayName = ".*";\n/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^var (\w+) = class extends (React\d*\.Component) \{\n([\s\S]*?)^\};\n(?:\1\.contextType = (\w+);\n)?/gm,
      pureClass,
    )
    // `Link` uses it in a server-rendered app alone.
    .replace(/^function PrefetchPageLinks\([\s\S]*?^\}\n/m, emptyComponent)
}
