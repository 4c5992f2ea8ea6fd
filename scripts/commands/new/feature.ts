import { Misuse } from '../../lib/usage.mjs'
import type { Changes } from './changes.ts'
import type { ShownRequest } from './request.ts'
import { componentTestText, componentText } from './templates/feature.ts'
import type { Tree } from './tree.ts'

/** The folder of a new feature. Throws a Misuse if the folder exists. */
export function newFeature(changes: Changes, area: string, name: string): string {
  const folder = `remote-${area}/src/features/${name}`
  if (changes.has(folder)) throw new Misuse(`${folder} exists already. Take another name. Nothing was written.`)
  return folder
}

export function addFeature(changes: Changes, _tree: Tree, { area, names, title }: ShownRequest): string[] {
  const folder = newFeature(changes, area, names.kebab)
  changes.create(`${folder}/ui/${names.kebab}.tsx`, componentText(names, title))
  changes.create(`${folder}/ui/${names.kebab}.test.tsx`, componentTestText(names, title))
  return [
    `By hand: show <${names.pascal} /> on a page. Logic goes to ${folder}/model, calls to ${folder}/api:`,
    `npm run new -- call ${area} ${names.kebab} 'GET /v1/…'`,
  ]
}
