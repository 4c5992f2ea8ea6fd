import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { createInterface } from 'node:readline'

/** A running server whose app is measured. */
export interface Site {
  name: 'now' | 'before' | 'monolith' | 'few' | 'many'
  url: string
  close: () => Promise<void>
}

export const freshData = (): string => mkdtempSync(path.join(tmpdir(), 'xhkt-bench-'))

const firstLine = (child: ChildProcessByStdio<Writable, Readable, null>): Promise<string> =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the baseline's server stopped with exit code ${code ?? 'none'}`)))
  })

/** Serves the live releases of another checkout by that checkout's own server and sandbox. Its packages must be installed. */
export async function serveBaseline(tree: string): Promise<Site> {
  const options = ['--store', path.join(tree, '.store'), '--data', freshData()]
  const main = path.join(tree, 'scripts/serve/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...options], { cwd: tree, stdio: ['pipe', 'pipe', 'inherit'] })
  const { url } = JSON.parse(await firstLine(child)) as { url: string }
  return {
    name: 'before',
    url,
    // The server stops when its standard input ends.
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.stdin.end()
      }),
  }
}
