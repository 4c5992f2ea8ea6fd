import { ownerFolders } from '../../lib/owners.mjs'
import { Misuse } from '../../lib/usage.mjs'
import type { Changes } from './changes.ts'
import { addPage } from './page.ts'
import type { AreaRequest } from './request.ts'
import * as area from './templates/area.ts'
import type { Tree } from './tree.ts'

/** An area that has no packages of its own, so a new one has the same. */
const model = 'remote-catalog'
const lockfile = 'pnpm-lock.yaml'

interface Manifest {
  dependencies: object
  devDependencies: object
}

/** Adds the packages of the new area to the lockfile, as an install would. */
function addToLockfile(changes: Changes, folder: string): void {
  changes.edit(lockfile, (text) => {
    const [packages] = new RegExp(`(?<=\\n  ${model}:\\n)(?: {4}.*\\n)+\\n`).exec(text) ?? []
    const next = [...text.slice(0, text.indexOf('\npackages:')).matchAll(/^ {2}([\w/-]+):$/gm)].find(([, name = '']) => name > folder)
    if (!packages || !next) throw new Misuse(`${lockfile} has no packages of ${model}. Nothing was written.`)
    return `${text.slice(0, next.index)}  ${folder}:\n${packages}${text.slice(next.index)}`
  })
}

/** Creates an area with a list, and adds its name to the list of areas. */
export function addArea(changes: Changes, tree: Tree, request: AreaRequest): string[] {
  const { names, title } = request
  const { kebab } = names
  const folder = `remote-${kebab}`
  const tables = [...ownerFolders().values()].map((owner) => `${owner}/src/routes.ts`)
  const taken = tables.find((file) => changes.read(file).includes(`path: '/${kebab}'`))
  if (taken) throw new Misuse(`${taken} has the address /${kebab} already. Take another name. Nothing was written.`)
  const { dependencies, devDependencies } = JSON.parse(changes.read(`${model}/package.json`)) as Manifest
  const files: Record<string, string> = {
    'package.json': area.packageText(request, { dependencies, devDependencies }),
    'README.md': area.readmeText(request),
    'CHANGELOG.md': area.changelogText(request),
    'src/routes.ts': area.routesText(request),
    'src/entry.tsx': area.entryText,
    'src/answers.ts': area.answersText,
    [`e2e/${kebab}.spec.ts`]: area.browserTestText(request),
  }
  for (const [file, text] of Object.entries(files)) changes.create(`${folder}/${file}`, text)
  addPage(changes, tree, { kind: 'page', area: kebab, names, title })
  changes.edit('shared/contract/src/federation/areas.ts', (text) => text.replace(/^(export const areas = \[.*)\] as const$/m, `$1, '${kebab}'] as const`))
  addToLockfile(changes, folder)
  return [
    `npm run dev -- ${kebab} installs its packages and shows it on /${kebab}. Then npm run report:contract. Commit pnpm-lock.yaml with it.`,
    `Its next page: npm run new -- page ${kebab} <name>. Live: npm run release -- ${kebab}. Continue with docs/guides/add-a-page.md.`,
  ]
}
