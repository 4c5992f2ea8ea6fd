import { readFile } from 'node:fs/promises'
import { writeConfig } from '../page/write-config.ts'
import { renderPage } from '../page/render-page.ts'
import { Refusal } from '../refusal.ts'
import type { Run } from './command.ts'

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Refusal('usage', `${file} cannot be read: ${(error as Error).message}`)
  }
}

export const renderCommand: Run = async ({ store, options: { config } }) => {
  if (config) await writeConfig(store, await textOf(config))
  const page = await renderPage(store)
  if (!page) throw new Refusal('usage', `${store.place} has no configuration, or no host is live`, ['The configuration is set by --config <file>'])
  const { seq, written } = page
  const line = written.length > 0 ? `The page is that of seq ${seq} now: ${written.join(', ')}` : `The page is that of seq ${seq} already`
  return { lines: [line], data: { seq, written } }
}
