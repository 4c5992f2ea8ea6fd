import { getInstance } from '@module-federation/enhanced/runtime'
import type { Pages } from '@xhkt/contract/federation/route-manifest'

type Scopes = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap']
const scope = 'default'

/** What the container script of an area leaves behind, by the protocol that all federated builds speak. */
interface Container {
  init: (shared: Scopes[string], visited: unknown[], options: { version: string; shareScopeKeys: string; shareScopeMap: Scopes }) => unknown
  get: (expose: './entry') => Promise<() => { pages: Pages }>
}

const given = new Map<string, Promise<unknown>>()
const found = new Map<string, Container>()

/** The first that was there: a script that was given up may still arrive, and would leave another. */
function find(name: string): Container {
  const known = found.get(name)
  if (known) return known
  const container: unknown = (window as unknown as Record<string, unknown>)[name]
  if (typeof container !== 'object' || !container) throw new Error(`the script defines no ${name}`)
  found.set(name, container as Container)
  return container as Container
}

/** Gives a container what the host shares, once. */
function giveShared(name: string, container: Container): Promise<unknown> {
  const known = given.get(name)
  if (known) return known
  const shareScopeMap = getInstance()?.shareScopeMap ?? {}
  const shared = (shareScopeMap[scope] ??= {})
  const gift = Promise.resolve(container.init(shared, [], { version: '', shareScopeKeys: scope, shareScopeMap }))
  given.set(name, gift)
  gift.catch(() => given.delete(name))
  return gift
}

/** The script of this container has run, and has left it where it is looked for; throws if not. */
export const assertContainer = (name: string): void => void find(name)

/** What an area exposes: its `entry.tsx`. */
export async function openContainer(name: string): Promise<{ pages: Pages }> {
  const container = find(name)
  await giveShared(name, container)
  const factory = await container.get('./entry')
  return factory()
}
