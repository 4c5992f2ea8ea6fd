import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A PostgreSQL server that npm installs: PGlite. It runs one transaction at a time. Its thread is its own, as jest's has no `import()`. */
export class PostgresServer {
  private constructor(
    private readonly worker: Worker,
    private readonly host: string,
  ) {}

  static async start(): Promise<PostgresServer> {
    const worker = new Worker(new URL('postgres-worker.mjs', import.meta.url))
    const [host] = (await once(worker, 'message')) as [string]
    return new PostgresServer(worker, host)
  }

  private async ask(action: 'empty' | 'start' | 'stop'): Promise<void> {
    const done = once(this.worker, 'message')
    this.worker.postMessage(action)
    await done
  }

  /** The address of its database, which is empty then. */
  async emptyDatabase(): Promise<string> {
    await this.ask('empty')
    return `postgres://postgres@${this.host}/postgres`
  }

  /** Runs this while the server takes no connections and has ended those that were open. */
  async whileAway(work: () => Promise<void>): Promise<void> {
    await this.ask('stop')
    await work()
    await this.ask('start')
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}
