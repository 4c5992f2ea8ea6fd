import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { antdTheme } from '@xhkt/platform/antd/theme'
import { root } from '../lib/paths.mjs'

const marker = '/* antd-css '

/** A hash of everything that the sheets depend on: the version of antd, the theme and this code. */
async function sourceKey(): Promise<string> {
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
  const antd = createRequire(import.meta.url).resolve('antd/package.json')
  const hash = createHash('sha256').update(JSON.stringify(antdTheme))
  for (const file of [antd, here('antd-css.ts'), here('antd-css-groups.tsx')]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const isFresh = async (file: string, key: string): Promise<boolean> => (await readFile(file, 'utf8').catch(() => '')).startsWith(`${marker}${key} */`)

/**
 * Writes antd's styles for the facades of `shared/platform/src/antd`, which are not in the repository: one sheet per group, with our theme.
 * Keeps up-to-date sheets: that takes milliseconds, rendering them about a second.
 */
export async function writeAntdCss(dir = path.join(root, 'shared/platform/src/antd/generated')): Promise<void> {
  const key = await sourceKey()
  const files = (['core', 'form', 'overlay'] as const).map((name) => ({ name, file: path.join(dir, `${name}.css`) }))
  const fresh = await Promise.all(files.map(({ file }) => isFresh(file, key)))
  if (!fresh.includes(false)) return
  const { renderGroups } = await import('./antd-css-groups.tsx')
  const sheets = renderGroups()
  await mkdir(dir, { recursive: true })
  for (const { name, file } of files) await writeFile(file, `${marker}${key} */\n${sheets[name]}\n`)
}
