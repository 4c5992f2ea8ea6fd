import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../start/root.mjs'
import { aptGet, canInstall } from './apt.mjs'

const own = path.join(root, '.cache/ceph')
const packages = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common']
const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'osdmaptool']

/** @param {string} place */
const isIn = (place) => programs.every((program) => existsSync(path.join(place, 'usr/bin', program)))

/** Where Ceph lies, the S3 server of the tests: `<place>/usr/bin`, `<place>/usr/lib`; null if it is not here. */
export const s3ServerPlace = () => [own, '/'].find(isIn) ?? null

// Taken apart and not installed: an installation brings users, services and disk tools. Libraries that the system has are not
// downloaded.
const fetchAndUnpack = `
  apt-get install -y -qq --no-install-recommends --download-only -o Debug::NoLocking=1 -o Dir::Cache::archives="$PWD" ${packages.join(' ')}
  for package in *.deb; do
    dpkg-deb --fsys-tarfile "$package" | tar -x --wildcards './lib/*-linux-gnu/*' './usr/lib/*-linux-gnu/*' ${programs.map((name) => `./usr/bin/${name}`).join(' ')}
  done
  rm -rf *.deb partial`

/** Ceph from Debian's packages, unpacked once where that can be done without asking. */
export function ensureS3Server() {
  if (s3ServerPlace()) return true
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log('Unpacking an S3 server for the tests (once) …')
  const unpacked = `${own}.new`
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(path.join(unpacked, 'partial'), { recursive: true })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (canInstall()) aptGet('update', '-qq')
  spawnSync('sh', ['-c', fetchAndUnpack], { cwd: unpacked, stdio: 'ignore', env })
  rmSync(own, { recursive: true, force: true })
  renameSync(unpacked, own)
  return s3ServerPlace() !== null
}
