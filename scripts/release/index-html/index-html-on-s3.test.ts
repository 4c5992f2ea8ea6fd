/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { sandboxConfig } from './sandbox-config.ts'
import { promote, promoteAll } from '../promote.ts'
import { rollback } from '../rollback.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { openStore } from '../store/open-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { clientOf } from '../store/s3-client.ts'
import { copyStore } from '../testing/copy-store.ts'
import { describeOnS3 } from '../testing/on-s3.ts'
import { newStorePath, published } from '../testing/packed-release.ts'
import { writeIndexHtml } from './write-index-html.ts'
import { writeConfig } from './write-config.ts'

describeOnS3('the page in a bucket', (server) => {
  const owner = 'player'
  const packed = new LocalFolder(newStorePath())
  let address: string
  let store: ReleaseStore

  beforeAll(async () => {
    await published(packed, { owner: 'host' }, ...['1.0.0-a', '1.0.1-b'].map((release) => ({ owner, release }) as const))
    address = await server().newStore()
    store = await openStore(address)
    await copyStore(packed, store)
    await writeConfig(store, JSON.stringify(sandboxConfig()))
    await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  }, 60_000)
  afterAll(() => rmSync(path.dirname(packed.place), { recursive: true, force: true }))

  async function expectWhole(seq: number, release: string): Promise<void> {
    const text = async (name: string): Promise<string> => (await store.get(`page/${name}`))?.body.toString() ?? ''
    // The registry in the page has no `assets` and no `integrity`: fragments and manifests have them.
    const withoutFiles = (name: string, value: unknown): unknown => (name === 'assets' || name === 'integrity' ? {} : value)
    const registry = JSON.parse(await text('registry.json'), withoutFiles) as unknown
    expect(registry).toMatchObject({ seq, areas: { player: { release } } })
    for (const name of ['index.html', 'debug.html']) {
      expect(JSON.parse(/id="xhkt-registry">(.*?)<\/script>/.exec(await text(name))?.[1] ?? '', withoutFiles)).toEqual(registry)
    }
  }

  test('follows each change of what is live, also two concurrent ones', async () => {
    await expectWhole(2, '1.0.0-a')
    await promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })
    await expectWhole(3, '1.0.1-b')
    await Promise.all([rollback(store, { owner, why: '' }), openStore(address).then((other) => writeIndexHtml(other))])
    await expectWhole(4, '1.0.0-a')
    expect(await writeIndexHtml(store)).toEqual({ seq: 4, written: [] })
  })

  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['debug.html', 'text/html; charset=utf-8'],
    ['registry.json', 'application/json; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json'],
  ])('%s has the headers that a CDN passes on', async (name, type) => {
    const { hostname, pathname } = new URL(address)
    const key = `${pathname.slice(1)}/page/${name}`
    const head = await clientOf({ endpoint: server().endpoint }).send(new HeadObjectCommand({ Bucket: hostname, Key: key }))
    expect(head).toMatchObject({ CacheControl: 'no-cache', ContentType: type })
    expect(head.ContentEncoding).toBeUndefined()
  })
})
