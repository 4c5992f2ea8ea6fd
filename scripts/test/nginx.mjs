import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../start/root.mjs'

const own = path.join(root, '.cache/nginx')
// The last makes the certificate that it is tested with.
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl']
const needed = [
  'usr/sbin/nginx',
  'etc/nginx/mime.types',
  'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
]

/** @param {string} place */
const isIn = (place) => needed.every((name) => existsSync(path.join(place, name)))

/** Where nginx with its brotli modules lies: `<place>/usr/sbin/nginx`; null if it is not here. */
export const nginxPlace = () => [own, '/'].find(isIn) ?? null

// Taken apart and not installed: an installation starts a service on port 80. What the system has is not downloaded.
const fetchAndUnpack = `
  apt-get install -y -qq --no-install-recommends --download-only -o Debug::NoLocking=1 -o Dir::Cache::archives="$PWD" ${packages.join(' ')}
  for package in *.deb; do dpkg-deb --extract "$package" .; done
  rm -rf *.deb partial`

/** Debian's nginx, unpacked once where that can be done without asking. */
export function ensureNginx() {
  if (nginxPlace()) return true
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log('Unpacking nginx for the tests (once) …')
  const unpacked = `${own}.new`
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(path.join(unpacked, 'partial'), { recursive: true })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('sh', ['-c', fetchAndUnpack], { cwd: unpacked, stdio: 'ignore', env })
  rmSync(own, { recursive: true, force: true })
  renameSync(unpacked, own)
  return nginxPlace() !== null
}
