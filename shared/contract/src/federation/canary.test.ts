import fc from 'fast-check'
import { areas } from './areas.ts'
import { takesCanary } from './canary.ts'

const device = fc.uuid()
const area = fc.constantFrom(...areas)
const release = fc.stringMatching(/^[0-9]\.[0-9]\.[0-9]-[0-9a-f]{10}$/)
const share = fc.integer({ min: 0, max: 100 })

/** Ids as browsers make them, the same in each run. */
const devices = fc.sample(device, { numRuns: 20_000, seed: 7 })
const takers = (of: (id: string) => boolean): number => devices.filter(of).length / devices.length

describe('canary', () => {
  it('is sticky: a browser gets the same answer each time', () => {
    fc.assert(fc.property(device, area, release, share, (id, name, canary, percent) => {
      const ask = () => takesCanary(id, name, { release: canary, share: percent })
      return ask() === ask()
    }))
  })

  it('is monotonic: a larger share takes nobody away', () => {
    fc.assert(fc.property(device, area, release, share, share, (id, name, canary, one, other) => {
      const small = takesCanary(id, name, { release: canary, share: Math.min(one, other) })
      return !small || takesCanary(id, name, { release: canary, share: Math.max(one, other) })
    }))
  })

  it('takes nobody at 0 and everybody at 100', () => {
    fc.assert(fc.property(device, area, release, (id, name, canary) => {
      const at = (percent: number) => takesCanary(id, name, { release: canary, share: percent })
      return !at(0) && at(100)
    }))
  })

  it.each([1, 5, 20, 50, 90])('takes %i percent of the browsers', (percent) => {
    const took = takers((id) => takesCanary(id, 'player', { release: '1.2.0-0123456789', share: percent }))
    expect(Math.abs(took * 100 - percent)).toBeLessThan(1.2)
  })

  it('is independent: the browsers of one canary are a fair sample for that of another area, and of the next release', () => {
    const first = { release: '1.2.0-0123456789', share: 30 }
    for (const [name, other] of [['catalog', '1.2.0-0123456789'], ['player', '1.2.1-aa23456789'], ['player', '1.2.0-0123456788']] as const) {
      const both = takers((id) => takesCanary(id, 'player', first) && takesCanary(id, name, { release: other, share: 30 }))
      expect(Math.abs(both - 0.09)).toBeLessThan(0.01)
    }
  })
})
