import { type Names, namesOf } from './names.ts'
import type { Method } from './request.ts'

/** A call of the API that is about to be written. */
export interface Call {
  method: Method
  path: string
  /** `GET /v1/user/my-things/list` */
  name: string
  /** What it does, in a few words. */
  words: string
  session: 'none' | 'required'
  /** `list`: a page of rows. `value`: any other GET. */
  shape: 'list' | 'value' | 'write'
  /** The type of its rows, if it has one of its own. */
  row: Names | null
  /** The function or query of an area that makes it. */
  made: string
}

const verbs: Record<Method, string> = { GET: 'Read', POST: 'Add', PUT: 'Change', DELETE: 'Remove' }

/** The words of a path, without what every path has. */
const wordsOf = (path: string): string[] => path.split(/[/_-]/).filter((word) => word && !['v1', 'user', 'list'].includes(word.toLowerCase()))

export function callWith(method: Method, path: string, session: Call['session']): Call {
  const shape = method !== 'GET' ? 'write' : path.endsWith('/list') ? 'list' : 'value'
  const subject = namesOf(wordsOf(path).join('-').toLowerCase())
  return {
    ...{ method, path, session, shape, row: null, name: `${method} ${path}` },
    words: `${verbs[method]} ${wordsOf(path).join(' ')}`,
    made: shape === 'write' ? method.toLowerCase() + subject.pascal : `${subject.camel}Query`,
  }
}

/** What calls of one subject have in common: `/v1/user/my-things/list` → `/v1/user/my-things`. */
export const baseOf = (path: string): string => /^\/v1(?:\/user)?\/[^/]+/.exec(path)?.[0] ?? path
