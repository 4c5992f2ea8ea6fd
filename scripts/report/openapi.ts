import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '@xhkt/sandbox/server'

/** Keys in alphabetical order: the text is the same however a schema was put together. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** The OpenAPI document as the sandbox serves it. */
export async function openApiText(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'openapi-'))
  const sandbox = await startSandbox({ port: 0, dataDir, scale: 12, log: () => undefined })
  try {
    const response = await fetch(`${sandbox.url}/openapi.json`)
    return `${JSON.stringify(sorted(await response.json()), null, 2)}\n`
  } finally {
    await sandbox.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
