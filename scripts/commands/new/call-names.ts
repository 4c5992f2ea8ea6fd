import { type Names, namesOf } from './names.ts'
import type { Method } from './request.ts'

/** A call of the API to write. */
export interface Call {
  method: Method
  path: string
  /** `GET /v1/user/my-things/list` */
  name: string
  /** A summary of the call in a few words. */
  words: string
  session: 'none' | 'required'
  /** `list`: a page of rows. `value`: any other GET. */
  shape: 'list' | 'value' | 'write'
  /** The type of its rows, if the call gets a type of its own. */
  row: Names | null
  /** The function or query in the area that makes the call. */
  made: string
}

const verbs: Record<Method, string> = { GET: 'Read', POST: 'Add', PUT: 'Change', DELETE: 'Remove' }

/** The words of a path, without those that say nothing about its subject. */
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

/** The prefix that all calls of one subject share: `/v1/user/my-things/list` → `/v1/user/my-things`. */
export const baseOf = (path: string): string => /^\/v1(?:\/user)?\/[^/]+/.exec(path)?.[0] ?? path
