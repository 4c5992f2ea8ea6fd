import { AjvCompiler, type BuildCompilerFromPool as BuildCompiler } from '@fastify/ajv-compiler'
import type { TObject } from '@sinclair/typebox'

type Compile = ReturnType<BuildCompiler>

interface RoutePart {
  schema: TObject
  httpPart: 'body' | 'headers' | 'params' | 'querystring'
}

interface Validate {
  (value: unknown): unknown
  errors?: unknown
}

/** Node gives headers in lower case. Fastify converts the names in a schema only for its own compiler. */
const inLowerCase = (schema: TObject): TObject => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name.toLowerCase(), field])),
  required: schema.required?.map((name) => name.toLowerCase()),
})

/** Compiles a schema for its first request. Compiling all schemas at the start takes longer than most tests of a call. */
export function buildLazyValidators(...[schemas, options]: Parameters<BuildCompiler>): Compile {
  const compile = AjvCompiler()(schemas, options) as unknown as (part: RoutePart) => Validate
  const compileLazily = ({ schema, httpPart }: RoutePart): Validate => {
    let compiled: Validate | undefined
    const validate: Validate = (value) => {
      compiled ??= compile({ schema: httpPart === 'headers' ? inLowerCase(schema) : schema, httpPart })
      const isValid = compiled(value)
      validate.errors = compiled.errors
      return isValid
    }
    return validate
  }
  return compileLazily as unknown as Compile
}
