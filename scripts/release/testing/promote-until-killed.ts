import { writeSync } from 'node:fs'
import type { Area } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { Refusal } from '../refusal.ts'
import { openStore } from '../store/open-store.ts'
import type { Word } from './killed-promotes.ts'

// A team in a hurry: promotes one release of its area after the other, and now and then one that was decided on too long
// ago. What it says is in the pipe before it goes on, so that a kill takes nothing back that was acknowledged.
const [place, area, releases] = process.argv.slice(2) as [string, Area, string]
const store = await openStore(place)
const say = (word: Word): void => void writeSync(1, `${JSON.stringify(word)}\n`)

// Whatever has to be loaded and connected for the first request is behind it then.
await readPointer(store)
say({ is: 'ready' })
for (;;) {
  const { release: base } = liveOf((await readPointer(store)).pointer, area)
  const others = releases.split(',').filter((release) => release !== base)
  const release = others[Math.floor(Math.random() * others.length)] ?? ''
  const stale = Math.random() < 0.3
  try {
    const change = await promote(store, { owner: area, release, base: stale ? 'long-ago' : base, why: '' })
    if (change) say({ is: 'promoted', change, stale })
  } catch (error) {
    say({ is: 'refused', kind: error instanceof Refusal ? error.kind : String(error), stale })
  }
}
