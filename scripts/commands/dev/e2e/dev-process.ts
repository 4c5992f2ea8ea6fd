import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../../lib/free-port.ts'
import type { SourceCopy } from './source-copy.ts'

/** Runs `pnpm dev` on a copy of the sources. */
export class DevProcess {
  /** The output so far. */
  printed = ''

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(copy: SourceCopy, ...args: string[]): Promise<DevProcess> {
    return DevProcess.startAt(await freePort(), copy, ...args)
  }

  static async startAt(port: number, copy: SourceCopy, ...args: string[]): Promise<DevProcess> {
    const file = path.join(copy.root, 'scripts/commands/dev/e2e/serve-copy.ts')
    const all = ['--import', 'tsx', file, ...args, '--port', String(port), '--data', path.join(copy.root, '.data', String(port))]
    const child = spawn(process.execPath, all, { cwd: copy.root, env: { ...process.env, XHKT_DEV_CACHE: 'memory' }, stdio: ['pipe', 'pipe', 'pipe'] })
    const dev = new DevProcess(`http://localhost:${port}`, child)
    await new Promise<void>((resolve, reject) => {
      const take = (chunk: Buffer): void => {
        dev.printed += chunk.toString()
        if (dev.printed.includes(`App       ${dev.url}`)) resolve()
      }
      child.stdout.on('data', take)
      child.stderr.on('data', take)
      // `close` instead of `exit`, after which output may still arrive.
      child.once('close', () => reject(new Error(`pnpm dev stopped:\n${dev.printed}`)))
    })
    return dev
  }

  /** Stops the server as Ctrl-C does. Returns the exit code. */
  async stop(): Promise<number | null> {
    const gone = once(this.child, 'exit')
    this.child.kill('SIGINT')
    const [code] = (await gone) as [number | null]
    return code
  }
}
