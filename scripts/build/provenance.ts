import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { type Inputs, lockfileName } from './input-hash.ts'

/** Kinds of builds and builders. SLSA names them by an address; docs/decisions/021-release-is-built-once.md describes them. */
const kind = (name: string): string => `https://xuehai.example/provenance/${name}/v1`

/** What a build has read. */
interface Material {
  name: string
  uri?: string
  digest?: Record<string, string>
  annotations?: Record<string, unknown>
}

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex')

/** The pipeline that runs this, or the machine of somebody. A pipeline of GitHub says in its environment which one it is. */
function builder(): { builder: { id: string }; metadata?: { invocationId: string } } {
  const { GITHUB_SERVER_URL: server, GITHUB_WORKFLOW_REF: workflow, GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: attempt = '1' } = process.env
  if (!server || !workflow) return { builder: { id: kind('workstation') } }
  const invocationId = `${server}/${process.env.GITHUB_REPOSITORY ?? ''}/actions/runs/${run}/attempts/${attempt}`
  return { builder: { id: `${server}/${workflow}` }, metadata: { invocationId } }
}

function sourceOf(commit: string | null): Material[] {
  if (!commit) return []
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  const uri = server && repository ? { uri: `git+${server}/${repository}` } : {}
  const annotations = commit.endsWith('+') ? { annotations: { uncommittedChanges: true } } : {}
  return [{ name: 'source', ...uri, digest: { gitCommit: commit.replace('+', '') }, ...annotations }]
}

interface Build {
  owner: string
  release: string
  /** The commit that the manifest names. */
  commit: string | null
}

const predicate = (build: string, { owner, release, commit }: Build, materials: Material[]): string => {
  const node = { name: 'node', uri: `pkg:generic/node@${process.versions.node}` }
  const resolvedDependencies = [...sourceOf(commit), ...materials, node]
  const buildDefinition = { buildType: kind(build), externalParameters: { owner, release }, resolvedDependencies }
  return JSON.stringify({ buildDefinition, runDetails: builder() }, null, 1)
}

/** How a release was built from the sources, as a predicate of SLSA provenance v1: sources, commit, lockfile, Node and builder. */
export function provenanceOf({ owner, release, content }: Inputs, commit: string | null): string {
  const lockfile = { sha256: sha256(readFileSync(path.join(root, lockfileName))) }
  return predicate('webpack', { owner, release, commit }, [
    { name: 'inputs', digest: { sha256: content } },
    { name: lockfileName, digest: lockfile },
  ])
}

/** How a release was packed from the folder of another bundler, whose files have this digest. */
export const provenanceOfFolder = (build: Build, sha256OfFolder: string): string =>
  predicate('folder', build, [{ name: 'folder', digest: { sha256: sha256OfFolder } }])
