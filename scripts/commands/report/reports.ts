import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { root } from '../../lib/paths.mjs'
import { areaFiles } from './area-files.ts'
import { callsOfPagesText } from './calls-of-pages.ts'
import { codesText } from './codes.ts'
import { openApiText } from './openapi/document.ts'
import { type OpenApi, openApiBreaks } from './openapi-breaks.ts'
import { publicApis } from './public-api.ts'
import { publicApiBreaks } from './public-api-breaks.ts'
import { parsePublicApi, publicApiText } from './public-api-text.ts'
import { writtenTables } from './written-tables.ts'

/** A committed file that is generated from the sources: exports of a package, the API, a table of the documentation, lines of each area. */
export interface Report {
  /** Path relative to the root. */
  file: string
  /** The text that the sources generate. */
  text: string
  /** The committed text; null if the file does not exist, which promises nothing. */
  committed: string | null
  /** Promises of the committed text that the sources break. */
  breaks: string[]
}

export const command = 'npm run report:contract'

const majorOf = (text: string): number => Number(/^Contract major (\d+)\.|^ {4}"version": "(\d+)"/m.exec(text)?.slice(1).find(Boolean))
const shareKeys = sharedLibraries.map(({ name }) => name)
const openApi = (text: string): OpenApi => JSON.parse(text) as OpenApi

const sharedBreaks = (before: string, after: string): string[] => publicApiBreaks(parsePublicApi(before), parsePublicApi(after), shareKeys)

/** Comparisons by report. Only entries that the host provides can break an older area; areas link their own copy of the others. */
const compare: Record<string, (before: string, after: string) => string[]> = {
  'contract/report/openapi.json': (before, after) => openApiBreaks(openApi(before), openApi(after)),
  'contract/report/public-api.md': sharedBreaks,
  'platform/report/public-api.md': sharedBreaks,
  'kit/report/public-api.md': sharedBreaks,
}

/** Promises of the committed text that the other text breaks. A new major may break them, as release gates enforce the order. */
export function breaksOf(name: string, committed: string, text: string): string[] {
  return majorOf(committed) === majorOf(text) ? (compare[name]?.(committed, text) ?? []) : []
}

async function reportOf(name: string, text: string): Promise<Report> {
  const file = path.join('shared', name)
  const committed = await readFile(path.join(root, file), 'utf8').catch(() => null)
  return { file, text, committed, breaks: committed === null ? [] : breaksOf(name, committed, text) }
}

const sharedFolders = ['contract', 'platform', 'kit']

/**
 * Every report, generated and committed.
 * @param folders Folders of `shared` whose exports are reported. The types of antd take 8 s.
 */
export async function reports(folders = sharedFolders): Promise<Report[]> {
  const apis = Object.entries(publicApis(folders)).map(([folder, api]): [string, string] => [
    `${folder}/report/public-api.md`,
    publicApiText(`@xhkt/${folder}`, api, contractMajor),
  ])
  const texts: [string, string][] = [
    ['contract/report/openapi.json', openApiText()],
    ['contract/report/codes.md', codesText()],
    ['contract/report/calls-of-pages.md', await callsOfPagesText()],
    ...apis,
  ]
  const promisingNothing = [...(await writtenTables()), ...(await areaFiles())].map((written) => ({ ...written, breaks: [] }))
  return [...(await Promise.all(texts.map(([name, text]) => reportOf(name, text)))), ...promisingNothing]
}
