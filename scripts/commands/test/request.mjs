import { ownerFolders } from '../../lib/owners.mjs'
import { Misuse, readArgs } from '../../lib/usage.mjs'

const command = 'npm test'

/** The folders that can be tested alone, by name: every owner of releases, and `shared`. */
const foldersByName = () => new Map([...ownerFolders(), ['shared', 'shared']])

const help = () => `npm test                     every check there is
npm test -- <area|host> …    what its team needs: types, lint, boundaries, unit tests and browser tests of that folder
npm test -- <area> shared    what its pipeline checks before it releases: those of what it is built from too

In the folder of an area, npm test is short for that. pnpm test <area> is the same.

  areas    ${[...foldersByName().keys()].join(', ')}
  --help   this text

Installs what is missing first. Exit codes: 0 all passed · 1 something failed · 2 called wrongly
Environment: CHROMIUM_PATH, a browser that is not where Debian and others put it`

/**
 * Reads the arguments of `npm test`. No folders: test everything.
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
