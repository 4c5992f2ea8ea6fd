import type { TSchema } from '@sinclair/typebox'
import type { FastifyError, FastifyInstance } from 'fastify'
import { errorEnvelope } from './envelope.ts'
import { ApiError, apiErrors } from './api-error.ts'

type ValidationError = NonNullable<FastifyError['validation']>[number]

/** Fields that a learner fills in have messages of their own. */
const fieldErrors: Record<string, () => ApiError> = {
  phone: apiErrors.phoneInvalid,
  sms_code: apiErrors.codeInvalid,
  password: apiErrors.passwordInvalid,
  real_name: apiErrors.realNameInvalid,
  identity_number: apiErrors.identityNumberInvalid,
  lot_number: apiErrors.captchaMissing,
  captcha_output: apiErrors.captchaMissing,
  pass_token: apiErrors.captchaMissing,
  gen_time: apiErrors.captchaMissing,
}

function fieldOf({ instancePath, params }: ValidationError): string {
  const missing = params.missingProperty
  return typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '')
}

/** The codes for input that breaks the schema of the query or of the body. */
export function inputCodes(query: TSchema | undefined, body: TSchema | undefined): number[] {
  const fields = [query, body].flatMap((schema) => Object.keys((schema?.properties ?? {}) as object))
  const codes = fields.map((field) => (fieldErrors[field] ?? (() => apiErrors.invalidParameter(field)))().code)
  return body ? [...codes, apiErrors.bodyInvalid().code] : codes
}

function inputError(first: ValidationError | undefined): ApiError {
  const field = first ? fieldOf(first) : ''
  if (!field) return apiErrors.bodyInvalid()
  return fieldErrors[field]?.() ?? apiErrors.invalidParameter(field)
}

/** Null for an error of the sandbox itself. */
function apiErrorOf(error: FastifyError | ApiError): ApiError | null {
  if (error instanceof ApiError) return error
  if (error.validation) return inputError(error.validation[0])
  return error.statusCode !== undefined && error.statusCode < 500 ? apiErrors.bodyInvalid() : null
}

/** Without the query, which may hold what a learner has typed, and without what follows a secret path. */
function loggedPath(url: string, secretPaths: readonly string[]): string {
  const secret = secretPaths.find((path) => url.startsWith(path))
  return secret === undefined ? (url.split('?')[0] ?? '') : `${secret}…`
}

interface Logging {
  log: (line: string) => void
  /** What follows one of these paths is a secret, and not logged. */
  secretPaths: readonly string[]
}

/** Sends an API error with HTTP 200 (docs/product/api.md#response-envelope). Only a bug of the sandbox is a 500. */
export function registerErrorHandler(app: FastifyInstance, { log, secretPaths }: Logging): void {
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    const apiError = apiErrorOf(error)
    if (apiError?.field) log(`sandbox: ${request.method} ${loggedPath(request.url, secretPaths)}: ${apiError.code} ${apiError.field}`)
    if (apiError) return reply.send(errorEnvelope(apiError.code, apiError.message, apiError.data))
    log(`sandbox: ${request.method} ${loggedPath(request.url, secretPaths)}: ${error.stack ?? error.message}`)
    return reply.code(500).send(errorEnvelope(500001, '系统繁忙，请稍后重试'))
  })
  app.setNotFoundHandler((_request, reply) => {
    const notFound = apiErrors.pathNotFound()
    return reply.code(404).send(errorEnvelope(notFound.code, notFound.message))
  })
}
