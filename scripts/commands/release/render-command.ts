import { readFile } from 'node:fs/promises'
import { configFile } from '@xhkt/release/index-html/deployment'
import { writeIndexHtml } from '@xhkt/release/index-html/write-index-html'
import { writeConfig } from '@xhkt/release/index-html/write-config'
import { Refusal } from '@xhkt/release/refusal'
import type { Run } from './command.ts'

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Refusal('usage', `${file} cannot be read: ${(error as Error).message}`)
  }
}

export const renderCommand: Run = async ({ store, options }) => {
  const { config, 'dry-run': dryRun = false } = options
  if (config) await writeConfig(store, await textOf(config))
  const page = await writeIndexHtml(store)
  const set = page || (await store.get(configFile))
  if (!set) throw new Refusal('usage', `${store.place} has no configuration`, ['It is set by --config <file>'])
  if (!page) {
    const line = `The configuration ${dryRun ? 'would be' : 'is'} set; there is no page until a host is live`
    return { lines: [line], data: { seq: null, written: [], dry_run: dryRun } }
  }
  const { seq, written } = page
  const line = `${dryRun ? 'The page would be' : 'The page is'} that of seq ${seq}`
  return { lines: [written.length > 0 ? `${line} now: ${written.join(', ')}` : `The page is that of seq ${seq} already`], data: { seq, written, dry_run: dryRun } }
}
