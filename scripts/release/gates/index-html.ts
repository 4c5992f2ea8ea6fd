import { type Gate, nameOf } from './gate.ts'

/** A host reads index.html as this checkout writes it. Otherwise its pages would lack digests, early requests and skeletons. */
export const pageFiles: Gate = ({ host }) => {
  if (!host || host.readsPageFiles) return []
  const commit = host.commit ? ` (${host.commit})` : ''
  return [`${nameOf(host)} cannot read the index.html that this checkout writes: run the command in a checkout of its commit${commit}`]
}
