import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.ts'
import { root } from '../../lib/paths.mjs'
import { nginxPlace } from '../../lib/programs/nginx.mjs'

const timeout = 30_000
const rules = path.join(root, 'deploy/nginx')

export interface Nginx {
  /** Over TLS, with a self-signed certificate. */
  url: string
  /** Without TLS; redirects to TLS. */
  plainUrl: string
  close: () => Promise<void>
}

export interface NginxOptions {
  store: string
  /** The address of the API, and of the collector. */
  api: string
  /** Paths of the API beside `/v1/`: those of the sandbox. */
  apiPaths?: string[]
  /** Debug hosts beside the configured one. */
  debugHosts?: string[]
  /** With the files that switch HTTP/3 on. */
  http3?: boolean
}

/** Replaces names in the configuration; each must occur the given number of times. */
function withNames(text: string, names: [from: string, to: string, times: number][]): string {
  return names.reduce((changed, [from, to, times]) => {
    if (changed.split(from).length !== times + 1) throw new Error(`deploy/nginx: "${from}" has to occur ${times} times`)
    return changed.replaceAll(from, () => to)
  }, text)
}

const mainConf = (place: string, folder: string): string => `
pid ${folder}/nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
${['static', 'filter'].map((kind) => `load_module ${place}/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so;`).join('\n')}
events {}
http {
  include ${place}/etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`

async function whenUp(url: string, log: string): Promise<void> {
  const until = Date.now() + timeout
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => null))) {
    if (Date.now() > until) throw new Error(`no nginx at ${url}: ${readFileSync(log, 'utf8')}`)
    await delay(20)
  }
}

interface Configured {
  folder: string
  port: number
  plainPort: number
  /** The program with its options. */
  command: string[]
  env: NodeJS.ProcessEnv
}

/** Copies the rules, as the runbook does: those of HTTP/3 only if asked. */
function copyRules(folder: string, { port, http3 }: { port: number; http3: boolean }): void {
  const [own, switched] = [path.join(folder, 'xhkt'), path.join(folder, 'xhkt/http3')]
  cpSync(rules, own, { recursive: true, filter: (file) => http3 || path.basename(file) !== 'http3' })
  if (!http3) return
  for (const name of readdirSync(switched)) {
    const file = path.join(switched, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('listen 443', `listen 127.0.0.1:${port}`))
  }
}

/** Writes the configuration of `deploy/nginx`, with replaced names only, for Debian's nginx. */
async function configure({ store, api, apiPaths = [], debugHosts = [], http3 = false }: NginxOptions): Promise<Configured> {
  const place = nginxPlace()
  if (!place) throw new Error('There is no nginx here (scripts/lib/programs/nginx.mjs)')
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const libraries = readdirSync(path.join(place, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'))
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: libraries.map((name) => path.join(place, 'usr/lib', name)).join(':') }
  const ownOpenssl = path.join(place, 'usr/bin/openssl')
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', 'key.pem', '-out', 'fullchain.pem']
  execFileSync(existsSync(ownOpenssl) ? ownOpenssl : 'openssl', certificate, { cwd: folder, env, stdio: 'ignore' })
  const [port, plainPort] = [await freePort(), await freePort()]
  // The sandbox's third parties link back to the host with its port. Production needs no port in the host, as it is 443.
  const proxy = readFileSync(path.join(rules, 'proxy.conf'), 'utf8').replaceAll('$host;', () => `$host:${port};`)
  const sandbox = apiPaths.length > 0 ? `\n    location ~ "^(?:${apiPaths.join('|')})" {\n    proxy_pass http://xhkt_api;\n${proxy}\n    }` : ''
  const site = withNames(readFileSync(path.join(rules, 'site.conf'), 'utf8'), [
    ['server 127.0.0.1:8081;', `server ${new URL(api).host};`, 1],
    ['server 127.0.0.1:8082;', `server ${new URL(api).host};`, 1],
    ['listen 80', `listen 127.0.0.1:${plainPort}`, 2],
    ['listen 443', `listen 127.0.0.1:${port}`, 2],
    ['server_name www.xuehai.example', 'server_name localhost www.xuehai.example', 2],
    ['/etc/ssl/xhkt/fullchain.pem', `${folder}/fullchain.pem`, 1],
    ['/etc/ssl/xhkt/key.pem', `${folder}/key.pem`, 1],
    ['    default index.html;', ['default index.html;', ...debugHosts.map((host) => `${host} debug.html;`)].join(' '), 1],
    ['/srv/store', store, 1],
    ['include xhkt/rules.conf;', `include xhkt/rules.conf;${sandbox}`, 1],
  ])
  copyRules(folder, { port, http3 })
  writeFileSync(path.join(folder, 'site.conf'), site)
  writeFileSync(path.join(folder, 'nginx.conf'), mainConf(place, folder))
  const command = [path.join(place, 'usr/sbin/nginx'), '-e', 'stderr', '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;']
  return { folder, port, plainPort, command, env }
}

/** What `nginx -t` says of the configuration: empty if nginx takes it. */
export async function problemsOfNginx(options: NginxOptions): Promise<string> {
  const { folder, command: [program = '', ...args], env } = await configure(options)
  const { status, stderr } = spawnSync(program, ['-t', ...args], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? '' : stderr
}

/** Starts Debian's nginx with the configuration of `deploy/nginx`. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, port, plainPort, command, env } = await configure(options)
  const log = path.join(folder, 'error.log')
  const out = openSync(log, 'w')
  // nginx ends with this process, even when this process is killed: the shell sees the end of its standard input.
  const line = '"$@" & program=$!; cat; kill $program; wait $program'
  const child = spawn('sh', ['-c', line, 'sh', ...command], { env, stdio: ['pipe', out, out] })
  const plainUrl = `http://localhost:${plainPort}`
  await whenUp(plainUrl, log)
  return {
    url: `https://localhost:${port}`,
    plainUrl,
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.stdin?.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
