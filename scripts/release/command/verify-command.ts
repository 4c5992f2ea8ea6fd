import { existsSync } from 'node:fs'
import { releaseName } from '../../build/release-name.ts'
import { prefixOf } from '../release-folder.ts'
import { knownKeys } from '../signing/known-keys.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { verify } from '../verify.ts'
import { ownerOf, type Run } from './command.ts'
import { packedFolder } from './packed-folder.ts'

export const verifyCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands } = invocation
  const release = operands[1] ?? releaseName(owner)
  const keys = await knownKeys(store)
  const folder = packedFolder(owner, release)
  const packed = operands[1] === undefined && existsSync(folder)
  const expected = { owner, release }
  const place = packed ? { from: new LocalFolder(folder), prefix: '' } : { from: store, prefix: prefixOf(owner, release) }
  const { files } = await verify(place.from, { prefix: place.prefix, keys, expected })
  const count = Object.keys(files).length
  return { lines: [`${owner} ${release} is whole and signed: ${count} files, in ${place.from.place}`], data: { owner, release, files: count } }
}
