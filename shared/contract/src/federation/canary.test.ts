/** @jest-environment node */
import fc from 'fast-check'
import { areas } from './areas.ts'
import { takesCanary } from './canary.ts'

const device = fc.uuid()
const area = fc.constantFrom(...areas)
const release = fc.stringMatching(/^[0-9]\.[0-9]\.[0-9]-[0-9a-f]{10}$/)
const share = fc.integer({ min: 0, max: 100 })

/** Device ids, the same in each run. */
const devices = fc.sample(device, { numRuns: 20_000, seed: 7 })
const takers = (of: (id: string) => boolean): number => devices.filter(of).length / devices.length

describe('canary', () => {
  it('gives a browser the same answer each time', () => {
    fc.assert(fc.property(device, area, release, share, (id, name, canary, percent) => {
      const ask = () => takesCanary(id, name, { release: canary, share: percent })
      return ask() === ask()
    }))
  })

  it('only adds browsers when its share grows', () => {
    fc.assert(fc.property(device, area, release, share, share, (id, name, canary, one, other) => {
      const small = takesCanary(id, name, { release: canary, share: Math.min(one, other) })
      return !small || takesCanary(id, name, { release: canary, share: Math.max(one, other) })
    }))
  })

  it('is given to no browser at 0 percent and to every browser at 100', () => {
    fc.assert(fc.property(device, area, release, (id, name, canary) => {
      const at = (percent: number) => takesCanary(id, name, { release: canary, share: percent })
      return !at(0) && at(100)
    }))
  })

  it.each([1, 5, 20, 50, 90])('is given to %i percent of the browsers', (percent) => {
    const took = takers((id) => takesCanary(id, 'player', { release: '1.2.0-0123456789', share: percent }))
    expect(Math.abs(took * 100 - percent)).toBeLessThan(1.2)
  })

  it('selects browsers independently of other areas and other releases', () => {
    const first = { release: '1.2.0-0123456789', share: 30 }
    for (const [name, other] of [['catalog', '1.2.0-0123456789'], ['player', '1.2.1-aa23456789'], ['player', '1.2.0-0123456788']] as const) {
      const both = takers((id) => takesCanary(id, 'player', first) && takesCanary(id, name, { release: other, share: 30 }))
      expect(Math.abs(both - 0.09)).toBeLessThan(0.01)
    }
  })
})
