import { StorageFault } from './storage-fault.ts'

interface Answer {
  name: string
  message: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}

const asAnswer = (error: unknown): Answer => error as Answer

const statusOf = (error: unknown): number | undefined => asAnswer(error).$metadata?.httpStatusCode

export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(asAnswer(error).name)

/** The precondition failed, or another write is in progress. For a missing object Amazon S3 answers 404, other storage 412. */
export const isConflict = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0) || isMissing(error)

/** Another write is in progress, and the answer does not say whether the precondition holds. */
export const isInProgress = (error: unknown): boolean => statusOf(error) === 409

/** May the storage have carried out the request? True without an answer, and after a failure of the server. */
export const isOutcomeUnknown = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500

const settings = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE or the role of this machine'

function reasonOf(error: unknown): string {
  const { name, message, code } = asAnswer(error)
  if (name === 'NoSuchBucket') return 'There is no such bucket'
  if (name === 'CredentialsProviderError') return `There are no credentials: set ${settings}`
  if (name === 'InvalidAccessKeyId') return `The access key is unknown there: check ${settings}`
  if (name === 'SignatureDoesNotMatch') return 'The secret does not match the access key: check AWS_SECRET_ACCESS_KEY'
  if (name === 'RequestTimeTooSkewed') return 'The clock of this machine is wrong, so the bucket refuses its requests: set the clock, and run it again'
  if (message === 'Region is missing') return 'The region is missing: set AWS_REGION'
  if (statusOf(error) === 403) return 'No access: "The store is a bucket" in docs/runbook/reference.md lists the rights'
  if (statusOf(error) === 301) return 'It is in another region: set AWS_REGION'
  if (statusOf(error)) return `It answered ${statusOf(error)} ${name}: ${message}`
  return `It cannot be reached: ${(message || code || name).replace('AWS SDK error wrapper for ', '')}`
}

export function faultOf(place: string, error: unknown): StorageFault {
  return error instanceof StorageFault ? error : new StorageFault(`${place}: ${reasonOf(error)}`, error)
}
