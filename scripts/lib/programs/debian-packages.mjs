import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../paths.mjs'
import { aptGet, canInstall } from './apt.mjs'

/**
 * @typedef {object} Wanted
 * @property {string} what the name for the terminal
 * @property {string[]} packages
 * @property {string[]} contents the files to unpack from each package, as patterns of tar
 */

/**
 * A tool of the tests from Debian's packages: the folder to unpack it into, and the files that it needs.
 * @typedef {Wanted & { folder: string, needed: string[] }} Tool
 */

/**
 * Downloads and unpacks the packages, and the libraries that the system does not have. `--reinstall` downloads a package that is
 * installed already, so that all packages are in one folder.
 * @param {string} folder
 * @param {Wanted} wanted
 */
export function unpack(folder, { packages, contents }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'partial'), { recursive: true })
  const script = `
    apt-get install -y -qq --no-install-recommends --reinstall --download-only -o Debug::NoLocking=1 -o Dir::Cache::archives="$PWD" "$@"
    for package in *.deb; do
      dpkg-deb --fsys-tarfile "$package" | tar -x --wildcards ${contents.map((pattern) => `'${pattern}'`).join(' ')}
    done
    rm -rf *.deb partial`
  spawnSync('sh', ['-c', script, 'sh', ...packages], { cwd: folder, stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** The folder that has all needed files: the unpacked one or the system's root; null if neither has them. @param {Tool} tool */
export function placeOf({ folder, needed }) {
  return [path.join(root, folder), '/'].find((place) => needed.every((name) => existsSync(path.join(place, name)))) ?? null
}

/**
 * Unpacks the tool on Debian if it is missing. It is not installed, because an installation would add users and services.
 * @param {Tool} tool
 */
export function ensure(tool) {
  if (placeOf(tool)) return true
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log(`Unpacking ${tool.what} for the tests (once) …`)
  const own = path.join(root, tool.folder)
  if (canInstall()) aptGet('update', '-qq')
  unpack(`${own}.new`, tool)
  rmSync(own, { recursive: true, force: true })
  renameSync(`${own}.new`, own)
  return placeOf(tool) !== null
}
