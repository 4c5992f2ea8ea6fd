/** @jest-environment node */
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { inputsOf } from './input-hash.ts'
import { unnamedFiles } from './unnamed-files.ts'

const bundled = [
  'remote-catalog/src/entry.tsx',
  'remote-catalog/src/routes.test.ts',
  'shared/platform/src/auth/auth.ts',
  'shared/platform/src/antd/generated/core.css',
  'scripts/build/answers-loader.cjs',
  'node_modules/react/index.js',
  'remote-catalog/node_modules/react/index.js',
].map((file) => path.join(root, file))

test('unnamedFiles returns the files of a bundle that are no inputs of its owner', () => {
  expect(unnamedFiles(inputsOf('catalog'), bundled)).toEqual(['remote-catalog/src/routes.test.ts', 'shared/platform/src/auth/auth.ts'])
  expect(unnamedFiles(inputsOf('host'), bundled)).toEqual(['remote-catalog/src/entry.tsx', 'remote-catalog/src/routes.test.ts'])
})
