import type { Configuration, RuleSetRule } from 'webpack'

/** The path of a dependency's script in pnpm's layout. */
const ofDependency = (name: string, file: string): string => `/app/node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}/${file}`

/** Scripts of dependencies that every page loads. */
const samples = [
  ofDependency('axios', 'index.js'),
  ofDependency('axios', 'lib/helpers/cookies.js'),
  ofDependency('react-router', 'dist/production/index.mjs'),
  ofDependency('react-dom', 'cjs/react-dom-client.production.js'),
  ofDependency('@module-federation/webpack-bundler-runtime', 'dist/index.js'),
  ofDependency('@module-federation/runtime-core', 'dist/utils/load.js'),
]

const takes = (pattern: unknown): boolean => pattern instanceof RegExp && samples.some((file) => pattern.test(file))

/** Ways in which a configuration changes internals of a dependency. */
export function faultsOfConfig({ resolve, module, plugins = [] }: Configuration): string[] {
  const rules = (module?.rules ?? []).filter((rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null)
  const replaced = plugins.map((plugin) => (plugin as { resourceRegExp?: RegExp } | null)?.resourceRegExp)
  return [
    ...Object.keys(resolve?.alias ?? {}).map((name) => `an alias for ${name}`),
    ...rules.filter((rule) => (rule.loader || rule.use) && takes(rule.test)).map(() => 'a loader for scripts of dependencies'),
    ...replaced.filter((pattern) => takes(pattern)).map((pattern) => `a module is replaced: ${pattern?.source}`),
  ]
}

const kinds: [what: string, pattern: RegExp][] = [
  ['a file that no documentation names', /(?:from|import|require)\s*\(?\s*(?:\/\*.*\*\/\s*)?'(?:axios\/(?:unsafe|lib)\/|react-router(?:-dom)?\/dist\/|@module-federation\/[\w-]+\/dist\/)[^']*'/],
  ["the federation's own global", /\b__FEDERATION__\b/],
  ['a class of webpack that is patched or extended', /\.generate\s*=[^=]|\bextends (?:\w+\.)?RuntimeModule\b|\b(?:webpack|compiler|compilation)\b[\w.]*\.prototype\b/],
]

/** Ways in which a source uses internals of a dependency. */
export const faultsOfSource = (text: string): string[] => kinds.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
