import { Refusal } from '@xhkt/release/refusal'
import { publish } from '@xhkt/release/publish'
import { promoteAll } from '@xhkt/release/promote'
import { openStore } from '@xhkt/release/store/open-store'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { copyStore } from '@xhkt/release/testing/copy-store'
import { by } from '@xhkt/release/testing/test-key'
import type { LocalFolder } from '@xhkt/release/store/local-folder'
import type { Invocation } from '../command.ts'
import type { Place } from './places.ts'
import type { Start } from './releases.ts'

/** The bodies of a store by key. A claim is only there while a command runs. */
export async function contentsOf(store: ReleaseStore): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const key of await store.list('')) {
    const stored = key.startsWith('publishing/') ? null : await store.get(key)
    if (stored) found.set(key, stored.body)
  }
  return found
}

/** One disaster: a store of its own, and an operator who types commands. */
export class Scene {
  /** The commands, as an operator types them. */
  readonly typed: string[] = []

  private constructor(
    readonly start: Start,
    readonly address: string,
    readonly store: ReleaseStore,
    private readonly place: Place,
    private readonly runCommand: Invocation['runCommand'],
  ) {}

  /** A scene whose store is a copy of this one. */
  static async of(store: LocalFolder, start: Start, { place, runCommand }: { place: Place; runCommand: Invocation['runCommand'] }): Promise<Scene> {
    const address = await place.newStore()
    const own = await openStore(address)
    await copyStore(store, own)
    return new Scene(start, address, own, place, runCommand)
  }

  /** A new store with the keys of another one that pass, such as a backup or another region. */
  async copy(from: ReleaseStore, passes: (key: string) => boolean = () => true): Promise<{ address: string; store: ReleaseStore }> {
    const address = await this.place.newStore()
    const store = await openStore(address)
    for (const [key, body] of await contentsOf(from)) if (passes(key)) await store.put(key, body, { ifAbsent: true })
    return { address, store }
  }

  /** Runs a command on the store. Refuses another exit code than the expected one. */
  async type(command: string, { exit = 0, ...others }: { exit?: number; from?: string } = {}): Promise<void> {
    const { from } = others
    const args = [...command.split(' '), ...(from === undefined ? [] : ['--from', from]), '--store', this.address]
    const { exit: found, lines } = await by(this.start.keys?.operator ?? null, () => this.runCommand(args))
    if (found !== exit) throw new Refusal('broken', `${command} ended with ${found}, and ${exit} was expected`, lines)
    this.typed.push(from === undefined ? command : `${command} --from …`)
  }

  /** What `publish` does, with a release that is not in this checkout. */
  async publish(packed: Parameters<typeof publish>[1], name: string): Promise<void> {
    await this.byTeam(() => publish(this.store, packed))
    this.typed.push(`publish ${name}`)
  }

  /** Makes the newer release of the player live, as the process of a pipeline does. */
  async promotePlayer(why: string): Promise<void> {
    // A process has one clock from its start on. The client of a bucket corrects it by the answers of the server.
    const store = await openStore(this.address)
    await this.byTeam(() => promoteAll(store, { player: '1.0.1-b' }, why))
  }

  private byTeam<Result>(work: () => Promise<Result>): Promise<Result> {
    return by(this.start.keys?.team ?? null, work)
  }

  /** Removes everything, as a lost disk or an emptied bucket. */
  async empty(): Promise<void> {
    const folders = new Set((await this.store.list('')).map((key) => key.split('/', 1)[0] ?? key))
    for (const folder of folders) await this.store.remove(folder)
  }
}
