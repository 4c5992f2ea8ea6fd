import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageOf } from './bundled.ts'

const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const line = `${'='.repeat(80)}\n`

const textsOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .sort()

/**
 * The name, version, licence and licence text of each package that has one of these files (absolute paths). Sorted, so that the same
 * packages give the same text.
 * @throws Error for a package that neither declares a licence nor has its text.
 */
export function thirdPartyNotices(files: string[]): string {
  const notices = new Map<string, string>()
  for (const file of files) {
    const found = packageOf(file)
    // A file that a plugin writes into node_modules of a project has the project's manifest, and needs no notice.
    if (!found?.folder.includes('node_modules')) continue
    const { name, version = '', license = '' } = found.manifest
    const title = `${name} ${version}`
    if (notices.has(title)) continue
    const texts = textsOf(found.folder)
    if (!license && texts.length === 0) throw new Error(`${title} is in the bundle, and has no licence`)
    notices.set(title, [`${title}\nLicence: ${license || 'see below'}`, ...texts].join('\n\n'))
  }
  const sorted = [...notices].sort(([one], [other]) => (one < other ? -1 : 1))
  return `This release contains the following third-party software.\n\n${sorted.map(([, notice]) => `${line}${notice}\n`).join('\n')}`
}
