import { publish } from '@xhkt/release/publish'
import { findManifest } from '@xhkt/release/release-folder'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { releaseName } from '../../build/release-name.ts'
import { ownerOf, type Run } from './command.ts'
import { packedFolder } from './packed-folder.ts'

export const publishCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  const release = operands[1] ?? releaseName(owner)
  const inStore = (await findManifest(store, owner, release)) !== null
  if (options['dry-run']) {
    const line = inStore ? `${owner} ${release} is in ${store.place}` : `Would publish ${owner} ${release} to ${store.place}`
    return { lines: [line], data: { owner, release, published: false } }
  }
  const published = await publish(store, new LocalFolder(packedFolder(owner, release)))
  const line = published ? `Published ${owner} ${release} to ${store.place}` : `${owner} ${release} was in ${store.place} already`
  return { lines: [line], data: { owner, release, published } }
}
