import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { darkTokens, darkTokensCss } from '@xhkt/contract/dark-tokens'
import { antdTheme, antdThemeOf } from '@xhkt/platform/antd/theme'
import { root } from '../lib/paths.mjs'

const marker = '/* antd-css '

/** A hash of everything that the sheets depend on: the version of antd, the theme and this code. */
async function sourceKey(): Promise<string> {
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
  const antd = createRequire(import.meta.url).resolve('antd/package.json')
  const hash = createHash('sha256').update(JSON.stringify([antdTheme, antdThemeOf(darkTokens)]) + darkTokensCss())
  for (const file of [antd, here('antd-css.ts'), here('antd-css-groups.tsx')]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const isFresh = async (file: string, key: string): Promise<boolean> => (await readFile(file, 'utf8').catch(() => '')).startsWith(`${marker}${key} */`)

/**
 * Writes antd's styles for the facades of `shared/platform/src/antd`, which are not in the repository: one sheet per group, with our theme,
 * and one for the dark scheme, with the tokens and antd's variables. Keeps up-to-date sheets: that takes milliseconds, rendering them about
 * a second.
 */
export async function writeAntdCss(dir = path.join(root, 'shared/platform/src/antd/generated')): Promise<void> {
  const key = await sourceKey()
  const files = (['core', 'form', 'overlay', 'dark'] as const).map((name) => ({ name, file: path.join(dir, `${name}.css`) }))
  const fresh = await Promise.all(files.map(({ file }) => isFresh(file, key)))
  if (!fresh.includes(false)) return
  const { renderGroups } = await import('./antd-css-groups.tsx')
  const groups = renderGroups()
  const sheets = { ...groups, dark: `${darkTokensCss()}\n${groups.dark}` }
  await mkdir(dir, { recursive: true })
  for (const { name, file } of files) await writeFile(file, `${marker}${key} */\n${sheets[name]}\n`)
}
