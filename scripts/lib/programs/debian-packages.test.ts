/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpack } from './debian-packages.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'debian-'))
const before = process.env.APT_CONFIG
const place = (name: string): string => path.join(folder, name)

function write(name: string, text: string): void {
  mkdirSync(path.dirname(place(name)), { recursive: true })
  writeFileSync(place(name), text)
}

const control = (name: string, depends: string): string =>
  `Package: ${name}\nVersion: 1.0\nArchitecture: all\nMaintainer: Li Na <li@example.org>\nDepends: ${depends}\nDescription: a package\n`

/** Builds a package with one file and gives its entry in the package list. */
function packageOf(name: string, depends = ''): string {
  const text = control(name, depends).replace('Depends: \n', '')
  write(`${name}/DEBIAN/control`, text)
  write(`${name}/usr/share/${name}/file`, name)
  execFileSync('dpkg-deb', ['--build', '--root-owner-group', place(name), place(`repository/${name}_1.0_all.deb`)], { stdio: 'ignore' })
  const file = place(`repository/${name}_1.0_all.deb`)
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  return `${text}Filename: ./${name}_1.0_all.deb\nSize: ${statSync(file).size}\nSHA256: ${digest}\n`
}

/** A system with `server` and `library` installed, and a `copy:` repository, because apt does not download from `file:`. */
function makeSystem(): void {
  mkdirSync(place('repository'))
  const lists = [packageOf('server'), packageOf('library'), packageOf('missing-library'), packageOf('module', 'library, missing-library')]
  write('repository/Packages', lists.join('\n'))
  const installed = ['server', 'library'].map((name) => control(name, '').replace('Depends: \n', 'Status: install ok installed\n'))
  write('status', installed.join('\n'))
  write('sources.list', `deb [trusted=yes] copy:${place('repository')} ./\n`)
  for (const name of ['lists/partial', 'archives/partial', 'none']) mkdirSync(place(name), { recursive: true })
  const settings = {
    'Dir::State::status': 'status',
    'Dir::State::lists': 'lists/',
    'Dir::Cache': 'archives/',
    'Dir::Etc::sourcelist': 'sources.list',
    'Dir::Etc::sourceparts': 'none',
    'Dir::Etc::preferencesparts': 'none',
  }
  const lines = Object.entries(settings).map(([name, file]) => `${name} "${place(file)}";`)
  // apt's download user cannot read the folder of this user.
  write('apt.conf', [...lines, 'APT::Sandbox::User "root";', ''].join('\n'))
  process.env.APT_CONFIG = place('apt.conf')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: { ...process.env } })
}

const onDebian = existsSync('/usr/bin/apt-get') ? describe : describe.skip

onDebian('the Debian packages of the tests', () => {
  beforeAll(makeSystem)
  afterAll(() => {
    if (before === undefined) delete process.env.APT_CONFIG
    else process.env.APT_CONFIG = before
    rmSync(folder, { recursive: true, force: true })
  })

  it('are all unpacked into one folder, also those that the system has', () => {
    unpack(place('unpacked'), { what: 'a server', packages: ['server', 'module'], contents: ['./usr/*'] })
    // Of the dependencies, only the library that the system lacks is unpacked.
    expect(readdirSync(place('unpacked/usr/share')).sort()).toEqual(['missing-library', 'module', 'server'])
    expect(readdirSync(place('unpacked'))).toEqual(['usr'])
  })
})
