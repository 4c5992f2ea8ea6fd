import { randomUUID } from 'node:crypto'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Stored } from './release-store.ts'
import { headersOf } from './s3-headers.ts'

export type Precondition = { IfNoneMatch: '*' } | { IfMatch: string }

/** One write. The object stores the write's id: if the answer is lost, the id tells this write from another one of the same bytes. */
export interface Write {
  key: string
  body: Buffer
  id: string
}

export const writeOf = (key: string, body: Buffer | string): Write => ({ key, body: Buffer.from(body), id: randomUUID() })

/** The objects of a bucket below a prefix. Each call is one request, or one for each batch; errors are those of the SDK. */
export class S3Objects {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
    /** Keys that one request lists or removes; at most 1000. */
    private readonly batchSize: number,
  ) {}

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` }
  }

  async get(key: string): Promise<Stored> {
    const { Body, ETag } = await this.client.send(new GetObjectCommand(this.at(key)))
    if (!Body || !ETag) throw new Error('the answer has no body or no version')
    return { body: Buffer.from(await Body.transformToByteArray()), version: ETag }
  }

  async put({ key, body, id }: Write, precondition: Precondition): Promise<string> {
    const object = { ...this.at(key), Body: body, ...headersOf(key), Metadata: { write: id } }
    const { ETag } = await this.client.send(new PutObjectCommand({ ...object, ...precondition }))
    if (!ETag) throw new Error('the answer has no version')
    return ETag
  }

  async head(key: string): Promise<{ version: string | undefined; id: string | undefined }> {
    const { ETag, Metadata } = await this.client.send(new HeadObjectCommand(this.at(key)))
    return { version: ETag, id: Metadata?.write }
  }

  async list(prefix: string): Promise<string[]> {
    const found: string[] = []
    const query = { Bucket: this.bucket, Prefix: `${this.prefix}${prefix}` }
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client, pageSize: this.batchSize }, query)) {
      found.push(...Contents.map(({ Key = '' }) => Key.slice(this.prefix.length)))
    }
    return found
  }

  async remove(keys: string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += this.batchSize) {
      const Objects = keys.slice(from, from + this.batchSize).map((key) => ({ Key: this.at(key).Key }))
      const { Errors = [] } = await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }))
      const [first] = Errors
      if (first) throw new Error(`${first.Key} was not removed: ${first.Code} ${first.Message}`)
    }
  }
}
