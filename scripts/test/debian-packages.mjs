import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../start/root.mjs'
import { aptGet, canInstall } from './apt.mjs'

/**
 * @typedef {object} Wanted
 * @property {string} what as the terminal calls it
 * @property {string[]} packages
 * @property {string[]} contents what is taken out of each package, as patterns of tar
 */

/**
 * What tests need of Debian's packages.
 * @typedef {Wanted & { folder: string, needed: string[] }} Tool
 */

/**
 * Takes the packages apart, and what of their libraries the system lacks. What it has of them is downloaded all the same: a half of
 * it here and a half there would be of no use.
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

/** The place below which all that is needed lies: unpacked, or the system's own; null if it is not here. @param {Tool} tool */
export function placeOf({ folder, needed }) {
  return [path.join(root, folder), '/'].find((place) => needed.every((name) => existsSync(path.join(place, name)))) ?? null
}

/**
 * Has it unpacked once, where that can be done without asking. An installation would bring users and services.
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
