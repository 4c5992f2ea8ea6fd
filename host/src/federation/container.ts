import { getInstance } from '@module-federation/enhanced/runtime'
import { readAnswersBy } from '@xhkt/platform/api'
import type { AreaEntry } from '@xhkt/contract/federation/route-manifest'

type Scopes = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap']
const scope = 'default'

/** What the container script of an area defines. All federated builds share this protocol. */
interface Container {
  init: (shared: Scopes[string], visited: unknown[], options: { version: string; shareScopeKeys: string; shareScopeMap: Scopes }) => unknown
  get: (expose: './entry') => Promise<() => AreaEntry>
}

const initialised = new Map<string, Promise<unknown>>()
const found = new Map<string, Container>()

/** Returns the first container that was defined: a script that timed out may still arrive and define another. */
function find(name: string): Container {
  const known = found.get(name)
  if (known) return known
  const container: unknown = (window as unknown as Record<string, unknown>)[name]
  if (typeof container !== 'object' || !container) throw new Error(`the script defines no ${name}`)
  found.set(name, container as Container)
  return container as Container
}

/** Connects a container to the libraries that the host shares, once. */
function initSharing(name: string, container: Container): Promise<unknown> {
  const known = initialised.get(name)
  if (known) return known
  const shareScopeMap = getInstance()?.shareScopeMap ?? {}
  const shared = (shareScopeMap[scope] ??= {})
  const initialising = Promise.resolve(container.init(shared, [], { version: '', shareScopeKeys: scope, shareScopeMap }))
  initialised.set(name, initialising)
  initialising.catch(() => initialised.delete(name))
  return initialising
}

/** Throws if the script of this container has not defined it. */
export const assertContainer = (name: string): void => void find(name)

/** Drops a container that no page uses any more, with what webpack and the federation runtime keep of it. */
export function forgetContainer(name: string): void {
  found.delete(name)
  initialised.delete(name)
  // A `var` of a script cannot be deleted.
  Object.assign(window, { [name]: undefined })
  Reflect.deleteProperty(window, `webpackChunk${name}`)
  const { __INSTANCES__: instances, __SHARE__: shareScopes } = globalThis.__FEDERATION__
  const index = instances.findIndex((instance) => instance.name === name)
  if (index >= 0) instances.splice(index, 1)
  Reflect.deleteProperty(shareScopes, name)
}

/** Returns what an area exposes, its `entry.tsx`. From then on its answers are read as it declares. */
export async function openContainer(name: string): Promise<AreaEntry> {
  const container = find(name)
  await initSharing(name, container)
  const factory = await container.get('./entry')
  const entry = factory()
  readAnswersBy(entry.answers ?? {})
  return entry
}
