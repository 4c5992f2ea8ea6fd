// One chunk per locale would add 140 hashes to the host's first script and 140 digests to its index.html: 8 KB for every visitor. One
// chunk for all locales would be 27 KB for a visitor who needs one of them. Six chunks avoid both.
// dayjs/esm/locale would link a second dayjs beside the shared one, dayjs/locale does not.
type ImportLocale = (name: string) => Promise<unknown>

const groups: readonly (readonly [firstLetters: RegExp, importLocale: ImportLocale])[] = [
  [/^[ab]/, (name) => import(/* webpackMode: "lazy-once", webpackChunkName: "date-locales-1", webpackInclude: /[\\/][ab][^\\/]*\.js$/ */ `dayjs/locale/${name}.js`)],
  [/^[c-f]/, (name) => import(/* webpackMode: "lazy-once", webpackChunkName: "date-locales-2", webpackInclude: /[\\/][c-f][^\\/]*\.js$/ */ `dayjs/locale/${name}.js`)],
  [/^[g-k]/, (name) => import(/* webpackMode: "lazy-once", webpackChunkName: "date-locales-3", webpackInclude: /[\\/][g-k][^\\/]*\.js$/ */ `dayjs/locale/${name}.js`)],
  [/^[l-o]/, (name) => import(/* webpackMode: "lazy-once", webpackChunkName: "date-locales-4", webpackInclude: /[\\/][l-o][^\\/]*\.js$/ */ `dayjs/locale/${name}.js`)],
  [/^[p-s]/, (name) => import(/* webpackMode: "lazy-once", webpackChunkName: "date-locales-5", webpackInclude: /[\\/][p-s][^\\/]*\.js$/ */ `dayjs/locale/${name}.js`)],
  [/^[t-z]/, (name) => import(/* webpackMode: "lazy-once", webpackChunkName: "date-locales-6", webpackInclude: /[\\/][t-z][^\\/]*\.js$/ */ `dayjs/locale/${name}.js`)],
]

const wellFormed = /^[a-z]+(-[a-z]+)*$/

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'MODULE_NOT_FOUND'

/** Loads a locale, which registers itself with dayjs. Ignores an unknown name. */
export async function importDateLocale(name: string): Promise<void> {
  if (!wellFormed.test(name)) return
  const importLocale = groups.find(([firstLetters]) => firstLetters.test(name))?.[1]
  await importLocale?.(name).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}
