import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Beacon } from '@xhkt/contract/federation/beacon'
import { type CollectorOptions, type RunningCollector, startCollector } from '../server.ts'

/** A collector on a folder of its own. */
export class TestCollector {
  private constructor(
    private running: RunningCollector,
    private readonly options: CollectorOptions,
  ) {}

  static async open(others: Partial<CollectorOptions> = {}): Promise<TestCollector> {
    const options = { port: 0, data: mkdtempSync(path.join(tmpdir(), 'collector-')), perMinute: 1_000_000, ...others }
    return new TestCollector(await startCollector(options), options)
  }

  get url(): string {
    return this.running.url
  }

  /** Its folder. */
  get data(): string {
    return this.options.data
  }

  get store(): RunningCollector['store'] {
    return this.running.store
  }

  async post(body: string, type = 'text/plain;charset=UTF-8'): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.url}/collector/beacons`, { method: 'POST', headers: { 'content-type': type }, body })
    return { status: answer.status, text: await answer.text() }
  }

  send(beacon: Partial<Beacon>): Promise<{ status: number; text: string }> {
    return this.post(JSON.stringify({ loads: [], failures: [], ...beacon }))
  }

  async get<Data>(address: string): Promise<Data> {
    const answer = await fetch(`${this.url}${address}`)
    return ((await answer.json()) as { data: Data }).data
  }

  async text(address: string): Promise<string> {
    return (await fetch(`${this.url}${address}`)).text()
  }

  async restart(): Promise<void> {
    await this.running.close()
    this.running = await startCollector(this.options)
  }

  async discard(): Promise<void> {
    await this.running.close()
    rmSync(this.options.data, { recursive: true, force: true })
  }
}
