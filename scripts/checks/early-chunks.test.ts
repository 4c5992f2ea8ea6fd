/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { packageDir, root } from '../build/paths.ts'
import { sourceFiles } from './source-files.ts'

// A name that no import has would do no harm but the round trip that the declaration saves.
test('each chunk that an early request names is imported by the code of its area', async () => {
  const named = await Promise.all(
    owners.map(async (owner) => {
      const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
      const chunks = routes.flatMap(({ early = [] }) => early.flatMap((request) => Object.values(request.chunks ?? {})))
      return chunks.map((chunk) => ({ chunk, folder: path.relative(root, packageDir(owner)) }))
    }),
  )
  const files = sourceFiles('.ts', '.tsx')
  const isImported = ({ chunk, folder }: { chunk: string; folder: string }): boolean =>
    files.some((file) => file.startsWith(`${folder}/src/`) && readFileSync(path.join(root, file), 'utf8').includes(`webpackChunkName: "${chunk}"`))
  expect(named.flat()).not.toEqual([])
  expect(named.flat().filter((each) => !isImported(each))).toEqual([])
})
