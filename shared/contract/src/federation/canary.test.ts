/** @jest-environment node */
import fc from 'fast-check'
import { areas } from './areas.ts'
import { type Browser, deviceDigest, takesCanary } from './canary.ts'
import { type CanaryAim, canaryEngines } from './registry.ts'

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
      const ask = () => takesCanary({ device: id }, name, { release: canary, share: percent })
      return ask() === ask()
    }))
  })

  it('only adds browsers when its share grows', () => {
    fc.assert(fc.property(device, area, release, share, share, (id, name, canary, one, other) => {
      const small = takesCanary({ device: id }, name, { release: canary, share: Math.min(one, other) })
      return !small || takesCanary({ device: id }, name, { release: canary, share: Math.max(one, other) })
    }))
  })

  it('is given to no browser at 0 percent and to every browser at 100', () => {
    fc.assert(fc.property(device, area, release, (id, name, canary) => {
      const at = (percent: number) => takesCanary({ device: id }, name, { release: canary, share: percent })
      return !at(0) && at(100)
    }))
  })

  it.each([1, 5, 20, 50, 90])('is given to %i percent of the browsers', (percent) => {
    const took = takers((id) => takesCanary({ device: id }, 'player', { release: '1.2.0-0123456789', share: percent }))
    expect(Math.abs(took * 100 - percent)).toBeLessThan(1.2)
  })

  it('selects browsers independently of other areas and other releases', () => {
    const first = { release: '1.2.0-0123456789', share: 30 }
    for (const [name, other] of [['catalog', '1.2.0-0123456789'], ['player', '1.2.1-aa23456789'], ['player', '1.2.0-0123456788']] as const) {
      const both = takers((id) => takesCanary({ device: id }, 'player', first) && takesCanary({ device: id }, name, { release: other, share: 30 }))
      expect(Math.abs(both - 0.09)).toBeLessThan(0.01)
    }
  })

  describe('with an aim', () => {
    const engine = fc.constantFrom(...canaryEngines)
    const browser = fc.record<Required<Browser> & { device: string }>({ device, engine: engine.map((name) => `${name} 120` as const), isStaff: fc.boolean() })
    const aim = fc.record<CanaryAim>(
      { share, engines: fc.array(engine), staff: fc.constant(true as const), devices: fc.array(device.map((id) => deviceDigest(id, '9.9.9-a'))) },
      { requiredKeys: [] },
    )
    const listed = (id: string, name: string): CanaryAim => ({ devices: [deviceDigest(id, name)] })

    it('is given to its share of the engines alone', () => {
      fc.assert(fc.property(browser, area, release, share, engine, (one, name, canary, percent, aimed) => {
        const takes = takesCanary(one, name, { release: canary, share: 0, aim: { share: percent, engines: [aimed] } })
        return takes === (one.engine.startsWith(aimed) && takesCanary(one, name, { release: canary, share: percent }))
      }))
    })

    it('is given to staff and to listed devices, in any engine and at any share', () => {
      fc.assert(fc.property(browser, area, release, (one, name, canary) => {
        const takes = (given: CanaryAim) => takesCanary(one, name, { release: canary, share: 0, aim: given })
        return takes({ staff: true }) === one.isStaff && takes(listed(one.device, canary)) && !takes(listed('another', canary)) && !takes({})
      }))
    })

    it('only adds browsers to those of its share', () => {
      fc.assert(fc.property(browser, area, release, share, aim, (one, name, canary, percent, given) => {
        const without = takesCanary(one, name, { release: canary, share: percent })
        return !without || takesCanary(one, name, { release: canary, share: percent, aim: given })
      }))
    })

    it('moves nobody in another area: the list of one area selects its browsers there alone', () => {
      fc.assert(fc.property(browser, release, release, share, aim, (one, first, other, percent, given) => {
        fc.pre(first !== other)
        const canaryOfOther = { release: other, share: percent }
        const before = takesCanary(one, 'catalog', canaryOfOther)
        takesCanary(one, 'player', { release: first, share: percent, aim: given })
        // The digest of a device is another one for each release, so a list that is copied to another canary selects nobody.
        const copied = takesCanary(one, 'catalog', { ...canaryOfOther, aim: listed(one.device, first) })
        return copied === before && takesCanary(one, 'catalog', canaryOfOther) === before
      }))
    })

    it('is given to nobody whose storage is blocked', () => {
      const blocked = { device: null, engine: 'chromium 120', isStaff: true } as const
      expect(takesCanary(blocked, 'player', { release: '1.0.0-a', share: 99, aim: { share: 99, engines: ['chromium'], staff: true } })).toBe(false)
    })
  })
})
