import { all } from '@xhkt/release/signing/rights'
import { storeFolders } from '@xhkt/release/store/key'
import { ownerFolders } from '../../lib/owners.mjs'
import { releaseCommands } from '../../lib/release-commands.ts'
import { Misuse, readArgs } from '../../lib/usage.mjs'
import { type Names, namesOf } from './names.ts'

const command = 'npm run new'
const areas = [...ownerFolders().keys()].filter((name) => name !== 'host')

export const help = `${command} -- area <name> [title]
${command} -- page <area> <name> [title]
${command} -- call <area> <feature> '<METHOD> /v1/<path>'
${command} -- feature <area> <name> [title]

  area      an area with a page: its folder, its line in the list of areas, and all that is generated from the list
  page      a page with a list: its feature, call, route, entry, address, skeleton, tests and line of the changelog
  call      a call of the API: in the contract, in the sandbox and in the api folder of a feature, with a test of each
  feature   a folder with a component and its test

  Areas: ${areas.join(', ')}
  Names are kebab-case, such as my-things. The title is what a learner reads; 新页面 by default, 新区域 for an area.
  A refusal leaves everything as it was. Guides: docs/guides.

Exit codes: 0 written · 1 it could not be written · 2 called wrongly`

export interface AreaRequest {
  kind: 'area'
  names: Names
  /** What a learner reads. */
  title: string
}

interface Named {
  area: string
  names: Names
}

export interface ShownRequest extends Named {
  kind: 'page' | 'feature'
  /** What a learner reads. */
  title: string
}

export interface CallRequest extends Named {
  kind: 'call'
  method: Method
  path: string
}

export type Request = AreaRequest | ShownRequest | CallRequest

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof methods)[number]

function callOf(text: string): { method: Method; path: string } {
  const [, name, path] = /^([A-Z]+) (\/v1(?:\/[a-z][\w-]*)+)$/.exec(text) ?? []
  const method = methods.find((one) => one === name)
  if (!method || !path) throw new Misuse(`“${text}” is not a call: give a method and a path in quotation marks, such as 'GET /v1/user/my-things/list'.`)
  return { method, path }
}

/** Servers answer the first three segments of an address themselves; a command line and a store have a meaning for the others. */
const reserved: string[] = ['collector', 'host', 'sandbox', all, ...releaseCommands, ...storeFolders]

function areaOf([, name = '', title = '新区域', more]: string[]): AreaRequest {
  if (areas.includes(name) || reserved.includes(name)) throw new Misuse(`“${name}” is taken. Take another name.`)
  if (!/^[a-z]+$/.test(name)) throw new Misuse(`“${name}” is no name of an area: it is part of addresses, of small letters alone, as forum.`)
  if (more !== undefined) throw new Misuse(`“${more}” is too much. Put a title with spaces into quotation marks.`)
  return { kind: 'area', names: namesOf(name), title }
}

/** The request of a command line; null if it asks for help. Throws a Misuse. */
export function readRequest(args: string[]): Request | null {
  const { values, positionals } = readArgs(args, command, {})
  if (values.help) return null
  const [kind, area = '', name = '', last] = positionals
  if (kind === 'area') return areaOf(positionals)
  if (kind !== 'page' && kind !== 'call' && kind !== 'feature') {
    throw new Misuse(`${command} makes an area, a page, a call or a feature, not “${kind ?? ''}”. ${command} -- --help lists its arguments.`)
  }
  if (!areas.includes(area)) throw new Misuse(`There is no area “${area}”. ${command} -- ${kind} takes ${areas.join(', ')}.`)
  if (positionals.length > 4) throw new Misuse(`“${positionals[4] ?? ''}” is too much. Put a title with spaces into quotation marks.`)
  const names = namesOf(name)
  return kind === 'call' ? { kind, area, names, ...callOf(last ?? '') } : { kind, area, names, title: last ?? '新页面' }
}
