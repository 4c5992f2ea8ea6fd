import { existsSync } from 'node:fs'
import { prefixOf } from '@xhkt/release/release-folder'
import { readStoreKeys } from '@xhkt/release/signing/store-keys'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { releaseName } from '../../build/release-name.ts'
import { ownerOf, type Run } from './command.ts'
import { packedFolder } from './packed-folder.ts'
import { verifyRelease } from './verify-release.ts'

export const verifyCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands } = invocation
  const release = operands[1] ?? releaseName(owner)
  const { keys } = await readStoreKeys(store)
  const folder = packedFolder(owner, release)
  const packed = operands[1] === undefined && existsSync(folder)
  const expected = { owner, release }
  const source = packed ? { from: new LocalFolder(folder), prefix: '' } : { from: store, prefix: prefixOf(owner, release) }
  const { files, packages, line } = await verifyRelease(source.from, { prefix: source.prefix, keys, expected })
  return { lines: [`${owner} ${release} is complete and signed: ${files} files, in ${source.from.place}`, `  ${line}`], data: { owner, release, files, packages } }
}
