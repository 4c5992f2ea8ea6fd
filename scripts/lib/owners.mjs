import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/**
 * The folders of the host and the areas, by `xhkt.area` of their package.json. The contract is not read, as nothing may be installed yet.
 * @returns {Map<string, string>}
 */
export function ownerFolders() {
  const manifestOf = (/** @type {string} */ folder) => path.join(root, folder, 'package.json')
  const folders = readdirSync(root).filter((folder) => existsSync(manifestOf(folder)))
  return new Map(
    folders.flatMap((folder) => {
      const { xhkt } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'))
      return xhkt ? [[xhkt.area, folder]] : []
    }),
  )
}
