import { S3Client } from '@aws-sdk/client-s3'
import { Refusal } from '../refusal.ts'

export interface BucketAddress {
  bucket: string
  /** Ends with `/`, or is empty. */
  prefix: string
  /** Where the storage listens, if it is not Amazon's and no environment variable of the SDK says so. */
  endpoint?: string
  region?: string
}

/** `s3://bucket/prefix?endpoint=https://…&region=…` */
export function parseAddress(address: string): BucketAddress {
  const [, bucket, path = ''] = /^s3:\/\/([a-z\d][\w.-]+)(?:\/((?:[\w-][\w.-]*\/?)*))?(?:\?|$)/.exec(address) ?? []
  if (!bucket) throw new Refusal('usage', `${address} is not s3://bucket/prefix`)
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
 * A client with the credentials of the environment, and its region and endpoint unless the address has its own. `idleTimeout`:
 * milliseconds without a byte after which a request fails.
 */
export function clientOf({ endpoint, region }: Pick<BucketAddress, 'endpoint' | 'region'>, idleTimeout = 30_000): S3Client {
  // The warning is about future versions of the SDK, and would precede the output of every command.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env
  return new S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    // Storage that is not Amazon's rarely has a host name for each bucket.
    forcePathStyle: Boolean(endpoint ?? AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    // Not all storage supports the optional checksums, and releases have their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    // By default the SDK waits forever. requestTimeout ends with the first byte of an answer, so socketTimeout is needed too.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true, socketTimeout: idleTimeout },
  })
}
