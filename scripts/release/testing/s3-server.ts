import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { freePort } from '../../lib/free-port.ts'
import { s3ServerPlace } from '../../lib/programs/s3-server.mjs'
import { clientOf } from '../store/s3-client.ts'
import { cephConfig } from './ceph-config.ts'

const timeout = 60_000

export interface S3Server {
  endpoint: string
  /** Endpoint and credentials for the SDK, as environment variables. */
  env: Record<string, string>
  /** Creates a bucket and returns the address of a store in it. */
  newStore: () => Promise<string>
  close: () => Promise<void>
}

/** The programs of Ceph, with a configuration. */
class Ceph {
  private readonly running: ChildProcess[] = []
  private readonly env: NodeJS.ProcessEnv

  constructor(
    private readonly place: string,
    readonly libraries: string,
    readonly folder: string,
  ) {
    this.env = { LD_LIBRARY_PATH: [libraries, `${libraries}/ceph`, libraries.replace('/usr/lib/', '/lib/')].join(':') }
  }

  private program = (name: string): string => path.join(this.place, 'usr/bin', name)

  async run(name: string, ...args: string[]): Promise<void> {
    await promisify(execFile)(this.program(name), ['-c', `${this.folder}/ceph.conf`, ...args], { env: this.env, timeout })
  }

  /** Starts a program that ends with this process, even when this process is killed: the shell sees the end of its standard input. */
  start(name: string, ...args: string[]): void {
    const log = openSync(`${this.folder}/${name}.out`, 'w')
    const line = '"$@" & program=$!; cat; kill -9 $program; wait $program'
    const command = [this.program(name), '-c', `${this.folder}/ceph.conf`, '-f', ...args]
    this.running.push(spawn('sh', ['-c', line, 'sh', ...command], { env: { PATH: process.env.PATH, ...this.env }, stdio: ['pipe', log, log] }))
  }

  async stop(): Promise<void> {
    const ended = this.running.map((child) => new Promise((resolve) => child.once('close', resolve)))
    for (const child of this.running) child.stdin?.end()
    await Promise.all(ended)
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function whenUp(endpoint: string): Promise<void> {
  const until = Date.now() + timeout
  while (!(await fetch(endpoint).catch(() => null))) {
    if (Date.now() > until) throw new Error(`no S3 server at ${endpoint} within ${timeout / 1000} s`)
    await delay(20)
  }
}

/** Ceph, a real S3 server, on free ports and with its data in memory. */
export async function startS3Server(): Promise<S3Server> {
  const place = s3ServerPlace()
  if (!place) throw new Error('There is no S3 server here (scripts/lib/programs/s3-server.mjs)')
  const gnu = readdirSync(path.join(place, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? ''
  const ceph = new Ceph(place, path.join(place, 'usr/lib', gnu), mkdtempSync(path.join(tmpdir(), 's3-')))
  const { folder, libraries } = ceph
  const [fsid, ports] = [randomUUID(), { monitor: await freePort(), s3: await freePort() }]
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(`${folder}/${name}`)
  writeFileSync(`${folder}/ceph.conf`, cephConfig({ libraries, folder, fsid, ports }))
  await ceph.run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${ports.monitor}]`, `${folder}/monmap`)
  await ceph.run('osdmaptool', '--createsimple', '1', `${folder}/osdmap`)
  await ceph.run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', `${folder}/monmap`, '--osdmap', `${folder}/osdmap`)
  ceph.start('ceph-mon', '-i', 'a')
  await ceph.run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', randomUUID())
  ceph.start('ceph-osd', '-i', '0')
  const [accessKeyId, secretAccessKey] = ['release', randomUUID()]
  await ceph.run('radosgw-admin', 'user', 'create', '--uid=release', '--display-name=release', `--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`)
  ceph.start('radosgw', '-n', 'client.admin')
  const endpoint = `http://127.0.0.1:${ports.s3}`
  await whenUp(endpoint)
  return {
    endpoint,
    env: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_S3: endpoint },
    newStore: async () => {
      const bucket = `releases-${randomUUID()}`
      await clientOf({ endpoint }).send(new CreateBucketCommand({ Bucket: bucket }))
      return `s3://${bucket}/learn`
    },
    close: () => ceph.stop(),
  }
}
