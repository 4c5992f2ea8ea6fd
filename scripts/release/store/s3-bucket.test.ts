/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HeadObjectCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { LossyProxy } from '../testing/lossy-proxy.ts'
import { describeOnS3 } from '../testing/on-s3.ts'
import { testStoreContract } from '../testing/store-contract.ts'
import { Conflict } from './release-store.ts'
import { S3Bucket } from './s3-bucket.ts'
import { StorageFault } from './storage-fault.ts'

const once = { ifAbsent: true } as const

describeOnS3('a bucket', (server) => {
  testStoreContract(async () => new S3Bucket(await server().newStore()))

  it('lists and removes more keys than one request handles', async () => {
    const store = new S3Bucket(await server().newStore(), { batchSize: 3 })
    const keys = ['many/0', 'many/1', 'many/2', 'many/3', 'many/4', 'many/5', 'many/6', 'many/7']
    for (const key of keys) await store.put(key, '', once)
    expect(await store.list('many/')).toEqual(keys)
    await store.remove('many/')
    expect(await store.list('')).toEqual([])
  })

  it('keeps stores under two prefixes apart', async () => {
    const address = await server().newStore()
    const [one, other] = [new S3Bucket(address), new S3Bucket(`${address}er`)]
    await one.put('a', 'one', once)
    await other.put('a', 'other', once)
    await one.remove('a')
    expect(await other.list('')).toEqual(['a'])
  })

  it('sets the caching headers of each object', async () => {
    const address = await server().newStore()
    await new S3Bucket(address).put('player/1.0.0-a/entry.js.br', 'x', once)
    const [, , bucket] = address.split('/')
    const head = await new S3Client({ forcePathStyle: true }).send(new HeadObjectCommand({ Bucket: bucket, Key: 'learn/player/1.0.0-a/entry.js.br' }))
    expect(head).toMatchObject({
      CacheControl: 'public, max-age=31536000, immutable',
      ContentType: 'text/javascript; charset=utf-8',
      ContentEncoding: 'br',
    })
  })

  describe('over a connection that loses answers', () => {
    let proxy: LossyProxy
    let store: S3Bucket

    beforeEach(async () => {
      proxy = new LossyProxy(Number(new URL(server().endpoint).port))
      store = new S3Bucket(`${await server().newStore()}?endpoint=${await proxy.listen()}`)
    })
    afterEach(() => proxy.close())

    it.each([
      ['one answer', 1],
      ['every answer', 4],
    ])('recognises its own write when %s is lost', async (_, answers) => {
      const first = await store.put('a', 'one', once)
      // Not the first replacement, in which the store detects whether the storage takes quoted versions.
      const second = await store.put('a', 'two', { ifVersion: first })
      proxy.answersToLose = answers
      const third = await store.put('a', 'three', { ifVersion: second })
      expect((await store.get('a'))?.version).toBe(third)
      proxy.answersToLose = answers
      await store.put('b', 'one', once)
      expect(proxy.answersToLose).toBe(0)
      expect((await store.get('b'))?.body.toString()).toBe('one')
    })

    it('does not take the same bytes of another writer for its own', async () => {
      await store.put('a', 'one', once)
      proxy.answersToLose = 1
      await expect(store.put('a', 'one', once)).rejects.toThrow(Conflict)
    })
  })

  describe('reports in one line', () => {
    const said = async (address: string): Promise<string> => {
      const error: unknown = await new S3Bucket(address).put('a', 'x', once).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(StorageFault)
      expect((error as StorageFault).stack).toBeUndefined()
      return (error as StorageFault).message
    }

    const withEnvironment = async (variables: Record<string, string>, work: () => Promise<void>): Promise<void> => {
      const before = { ...process.env }
      Object.assign(process.env, variables)
      await work().finally(() => (process.env = before))
    }

    it('that there is no such bucket', async () => {
      expect(await said('s3://nowhere/learn')).toBe('s3://nowhere/learn: There is no such bucket')
      await expect(new S3Bucket('s3://nowhere').get('a')).rejects.toThrow('s3://nowhere: There is no such bucket')
      await expect(new S3Bucket('s3://nowhere').list('')).rejects.toThrow('There is no such bucket')
    })

    it('that nothing listens at the endpoint', async () => {
      expect(await said('s3://bucket/learn?endpoint=http://127.0.0.1:9')).toMatch(/^s3:\/\/bucket\/learn: It cannot be reached: .*ECONNREFUSED/)
    })

    it('that the rights are missing', async () => {
      const address = await server().newStore()
      const [, , bucket] = address.split('/')
      const deny = { Effect: 'Deny', Principal: '*', Action: 's3:PutObject', Resource: `arn:aws:s3:::${bucket}/*` }
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [deny] })
      await new S3Client({ forcePathStyle: true }).send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }))
      expect(await said(address)).toContain('No access: "The store is a bucket" in docs/runbook/reference.md lists the rights')
    })

    it.each([
      ['AWS_SECRET_ACCESS_KEY', 'wrong', 'The secret does not match the access key'],
      ['AWS_ACCESS_KEY_ID', 'nobody', 'The access key is unknown there'],
    ])('that %s is wrong', async (name, value, says) => {
      const address = await server().newStore()
      await withEnvironment({ [name]: value }, async () => expect(await said(address)).toContain(says))
    })

    it('that there are no credentials', async () => {
      const none = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_EC2_METADATA_DISABLED: 'true', AWS_SHARED_CREDENTIALS_FILE: '/dev/null' }
      await withEnvironment(none, async () => expect(await said('s3://bucket')).toContain('There are no credentials: set AWS_ACCESS_KEY_ID'))
    })

    it.each<[header: string, refuses: (headers: IncomingMessage['headers']) => boolean]>([
      ['If-None-Match', () => false],
      ['If-Match', (headers) => headers['if-none-match'] === '*'],
    ])('that the storage ignores %s', async (header, refuses) => {
      const unconditional = createServer((request, response) => {
        request.resume().once('end', () => response.writeHead(refuses(request.headers) ? 412 : 200, { etag: '"x"' }).end())
      })
      await new Promise<void>((resolve) => unconditional.listen(0, '127.0.0.1', resolve))
      const { port } = unconditional.address() as AddressInfo
      expect(await said(`s3://bucket?endpoint=http://127.0.0.1:${port}`)).toContain(`It ignores ${header} and writes, so it cannot store releases`)
      unconditional.closeAllConnections()
      unconditional.close()
    })
  })
})
