import { ownerFolders } from '../../lib/owners.mjs'
import { Misuse, readArgs } from '../../lib/usage.mjs'

const command = 'npm test'

/** The folders that can be tested alone, by name: that of each owner, and `shared`. */
const foldersByName = () => new Map([...ownerFolders(), ['shared', 'shared']])

const help = () => `npm test                     every check
npm test -- <area|host> …    the checks of one team: types, lint, boundaries, unit tests and browser tests of that folder
npm test -- <area> shared    the checks of the area's pipeline before a release: those of shared too

In the folder of an area, npm test is short for npm test -- <area>. pnpm test <area> is the same.

  areas    ${[...foldersByName().keys()].join(', ')}
  --help   this text

Installs what is missing first. Exit codes: 0 all passed · 1 something failed · 2 called wrongly
Environment: CHROMIUM_PATH, a Chromium outside of the usual folders`

/**
 * Reads the arguments of `npm test`. An empty list of folders means every check.
 * @param {string[]} args
 * @returns {{ help: string } | { folders: string[] }}
 */
export function readRequest(args) {
  const { values, positionals: names } = readArgs(args, command, {})
  if (values.help) return { help: help() }
  const known = foldersByName()
  const folders = names.map((name) => {
    const folder = known.get(name)
    if (!folder) throw new Misuse(`There is no area ${name}. ${command} -- takes ${[...known.keys()].join(', ')}; or nothing, for everything.`)
    return folder
  })
  return { folders: [...new Set(folders)] }
}
