import { writeSync } from 'node:fs'
import type { Area } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { Refusal } from '../refusal.ts'
import { openStore } from '../store/open-store.ts'
import type { FirstPromote, TeamMessage } from './killed-promotes.ts'

// A team that promotes one release of its area after the other, sometimes with a stale base. It writes each message
// synchronously before it continues, so that a kill loses no acknowledgement.
const [place, area, releases, first] = process.argv.slice(2) as [string, Area, string, FirstPromote]
const store = await openStore(place)
const say = (message: TeamMessage): void => void writeSync(1, `${JSON.stringify(message)}\n`)

// The first read loads modules and connects, so that a kill meets a promote.
await readPointer(store)
say({ is: 'ready' })
for (let isFirst = true; ; isFirst = false) {
  const { release: base } = liveOf((await readPointer(store)).pointer, area)
  const others = releases.split(',').filter((release) => release !== base)
  const release = others[Math.floor(Math.random() * others.length)] ?? ''
  const stale = isFirst && first !== 'any' ? first === 'stale' : Math.random() < 0.3
  try {
    const change = await promote(store, { owner: area, release, base: stale ? 'long-ago' : base, why: '' })
    if (change) say({ is: 'promoted', change, stale })
  } catch (error) {
    say({ is: 'refused', kind: error instanceof Refusal ? error.kind : String(error), stale })
  }
}
