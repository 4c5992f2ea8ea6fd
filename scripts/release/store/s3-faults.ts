import { StorageFault } from './storage-fault.ts'

interface Answer {
  name: string
  message: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}

const said = (error: unknown): Answer => error as Answer

const statusOf = (error: unknown): number | undefined => said(error).$metadata?.httpStatusCode

export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(said(error).name)

/**
 * The condition did not hold, or another write was under way. What is to be replaced and is gone is answered by 404 on
 * Amazon S3, and by 412 elsewhere.
 */
export const isConflict = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0) || isMissing(error)

/** Another write was under way, and it is not said whether the condition holds. */
export const isUndecided = (error: unknown): boolean => statusOf(error) === 409

/** Was the request perhaps carried out, although there was no answer to it, or only a failure? */
export const isOpen = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500

const settings = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE or the role of this machine'

function reasonOf(error: unknown): string {
  const { name, message, code } = said(error)
  if (name === 'NoSuchBucket') return 'There is no such bucket'
  if (name === 'CredentialsProviderError') return `Nothing says who you are: set ${settings}`
  if (name === 'InvalidAccessKeyId') return `This access key is not known there: look at ${settings}`
  if (name === 'SignatureDoesNotMatch') return 'The secret does not fit the access key: look at AWS_SECRET_ACCESS_KEY'
  if (message === 'Region is missing') return 'Nothing says in which region it is: set AWS_REGION'
  if (statusOf(error) === 403) return 'No access: the runbook lists the rights that are needed (The store is a bucket)'
  if (statusOf(error) === 301) return 'It is in another region: set AWS_REGION'
  if (statusOf(error)) return `It answered ${statusOf(error)} ${name}: ${message}`
  return `It cannot be reached: ${(message || code || name).replace('AWS SDK error wrapper for ', '')}`
}

export function faultOf(place: string, error: unknown): StorageFault {
  return error instanceof StorageFault ? error : new StorageFault(`${place}: ${reasonOf(error)}`, error)
}
