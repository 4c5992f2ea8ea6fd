import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { antdTheme } from '@xhkt/platform/antd/theme'

/** The bytes of each style sheet. */
export type AntdCssReport = Record<string, number>

const marker = '/* antd-css '

/** A hash of everything that the sheets depend on: the version of antd, the theme and this code. */
async function sourceKey(): Promise<string> {
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
  const antd = createRequire(import.meta.url).resolve('antd/package.json')
  const hash = createHash('sha256').update(JSON.stringify(antdTheme))
  for (const file of [antd, here('antd-css.ts'), here('antd-css-groups.tsx')]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function readFresh(file: string, key: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.startsWith(`${marker}${key} */`) ? Buffer.byteLength(text) : 0
}

/**
 * Writes antd's styles for the facades of `shared/platform/src/antd` into `dir`: one sheet per group, with our theme. Keeps up-to-date
 * sheets: that takes milliseconds, rendering them about a second.
 */
export async function writeAntdCss(dir: string): Promise<AntdCssReport> {
  const names = ['core', 'form', 'overlay'] as const
  const key = await sourceKey()
  const have = await Promise.all(names.map((name) => readFresh(path.join(dir, `${name}.css`), key)))
  if (have.every((bytes) => bytes > 0)) return Object.fromEntries(names.map((name, i) => [name, have[i] ?? 0]))
  const { renderGroups } = await import('./antd-css-groups.tsx')
  const sheets = renderGroups()
  await mkdir(dir, { recursive: true })
  const report: AntdCssReport = {}
  for (const name of names) {
    const text = `${marker}${key} */\n${sheets[name]}\n`
    await writeFile(path.join(dir, `${name}.css`), text)
    report[name] = Buffer.byteLength(text)
  }
  return report
}
