import { S3Client } from '@aws-sdk/client-s3'
import { Refusal } from '../refusal.ts'

export interface BucketAddress {
  bucket: string
  /** Ends with `/`, or is empty. */
  prefix: string
  /** Where the storage listens, if it is not Amazon's and no variable of the SDK says it. */
  endpoint?: string
  region?: string
}

/** `s3://bucket/prefix?endpoint=https://…&region=…` */
export function parseAddress(address: string): BucketAddress {
  const [, bucket, path = ''] = /^s3:\/\/([a-z\d][\w.-]+)(?:\/((?:[\w-][\w.-]*\/?)*))?(?:\?|$)/.exec(address) ?? []
  if (!bucket) throw new Refusal('usage', `${address} is no s3://bucket/prefix`)
  const { searchParams } = new URL(address)
  const prefix = path.replace(/\/+$/, '')
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? undefined,
  }
}

/**
 * A client with the credentials, the region and the endpoint of the environment, where the address has no other. `silence`:
 * milliseconds without a byte after which an answer is given up.
 */
export function clientOf({ endpoint, region }: Pick<BucketAddress, 'endpoint' | 'region'>, silence = 30_000): S3Client {
  // It is about releases of the SDK that are not out yet, and would stand above every answer of the command line.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env
  return new S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    // Storage elsewhere seldom has a host name for each bucket.
    forcePathStyle: Boolean(endpoint ?? AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    // Checksums beyond what S3 asks for are not known everywhere; releases have their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    // By itself it waits for ever; and the time of a request ends with the first bytes of its answer.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true, socketTimeout: silence },
  })
}
