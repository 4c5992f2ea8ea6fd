/** @jest-environment node */
import { createInstance, init } from '@module-federation/enhanced/runtime'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { offerLegacyShareKeys } from './legacy-share-keys.ts'

/** The share keys of contract major 1, as the areas of then ask for them. */
const legacyKeys: Record<string, string> = {
  '@xhkt/shared/config': '@xhkt/platform/config',
  '@xhkt/shared/storage': '@xhkt/platform/storage',
  '@xhkt/shared/auth': '@xhkt/platform/auth',
  '@xhkt/shared/api': '@xhkt/platform/api',
  '@xhkt/shared/query': '@xhkt/platform/query',
  '@xhkt/shared/router': '@xhkt/platform/router',
  '@xhkt/shared/format/date': '@xhkt/platform/date',
  '@xhkt/shared/sms-code': '@xhkt/platform/sms-code',
  '@xhkt/shared/antd/core': '@xhkt/platform/antd/core',
  '@xhkt/shared/antd/form': '@xhkt/platform/antd/form',
  '@xhkt/shared/antd/overlay': '@xhkt/platform/antd/overlay',
}

const version = '1.0.0'
const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }

let host: ReturnType<typeof init>
let area: ReturnType<typeof createInstance>

/** Another object each time: a library that is loaded twice is seen. */
const moduleOf = (name: string): object => ({ [`of ${name}`]: true })

/** A host with every shared library, eager ones loaded, and an area of contract major 1, by the federation runtime itself. */
beforeAll(() => {
  const shared = sharedLibraries.map(({ name, eager }) => {
    const evaluated = moduleOf(name)
    const onDemand = () => {
      const loaded = moduleOf(name)
      return Promise.resolve(() => loaded)
    }
    return [name, { version, shareConfig, scope: 'default', ...(eager ? { lib: () => evaluated } : { get: onDemand }) }] as const
  })
  host = init({ name: 'host', remotes: [], shared: Object.fromEntries(shared), shareStrategy: 'loaded-first' })
  offerLegacyShareKeys()
  const consumed = [...Object.keys(legacyKeys), '@xhkt/shared/feedback'].map((name) => {
    const missing = (): never => { throw new Error(`the area carries no ${name}`) }
    return [name, { version, shareConfig, scope: 'default', get: missing }] as const
  })
  area = createInstance({ name: 'area', remotes: [], shared: Object.fromEntries(consumed), shareStrategy: 'loaded-first' })
  area.initShareScopeMap('default', host.shareScopeMap.default ?? {})
})

async function load(from: typeof area, key: string): Promise<unknown> {
  const factory = await from.loadShare<object>(key)
  return factory ? factory() : null
}

test.each(Object.entries(legacyKeys))('%s is %s', async (legacyKey, key) => {
  const library = await load(area, legacyKey)
  expect(library).toEqual(moduleOf(key))
  expect(await load(host, key)).toBe(library)
})

test('@xhkt/shared/feedback has the exports of toast and confirm, and is one object', async () => {
  const feedback = await load(area, '@xhkt/shared/feedback')
  expect(feedback).toEqual({ ...moduleOf('@xhkt/platform/toast'), ...moduleOf('@xhkt/platform/confirm') })
  expect(await load(area, '@xhkt/shared/feedback')).toBe(feedback)
})

test('the legacy keys are there while the host offers contract major 1', () => {
  expect(offeredContracts).toContain(1)
})
