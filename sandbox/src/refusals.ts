import type { FastifyError, FastifyInstance } from 'fastify'
import { refusal } from './envelope.ts'
import { Failure, failures } from './failure.ts'

type ValidationError = NonNullable<FastifyError['validation']>[number]

/** Fields that a person fills in have words of their own. */
const fieldFailures: Record<string, () => Failure> = {
  phone: failures.phoneMalformed,
  sms_code: failures.codeMalformed,
  password: failures.passwordMalformed,
  lot_number: failures.captchaMissing,
  captcha_output: failures.captchaMissing,
  pass_token: failures.captchaMissing,
  gen_time: failures.captchaMissing,
}

function fieldOf({ instancePath, params }: ValidationError): string {
  const missing = params.missingProperty
  return typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '')
}

function inputFailure(first: ValidationError | undefined): Failure {
  const field = first ? fieldOf(first) : ''
  if (!field) return failures.notJson()
  return fieldFailures[field]?.() ?? failures.badInput(field)
}

function failureOf(error: FastifyError | Failure): Failure | null {
  if (error instanceof Failure) return error
  if (error.validation) return inputFailure(error.validation[0])
  return error.statusCode !== undefined && error.statusCode < 500 ? failures.notJson() : null
}

/** A refusal of the business travels with HTTP 200, as the specification's section 8 reads it; only the sandbox's own faults are 500. */
export function registerRefusals(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = failureOf(error)
    if (failure) return reply.send(refusal(failure.code, failure.message))
    log(`sandbox: ${request.method} ${request.url}: ${error.stack ?? error.message}`)
    return reply.code(500).send(refusal(500001, '系统繁忙，请稍后重试'))
  })
  app.setNotFoundHandler((_request, reply) => {
    const failure = failures.noSuchPath()
    return reply.code(404).send(refusal(failure.code, failure.message))
  })
}
