/** @jest-environment node */
import { existsSync } from 'node:fs'
import { unusedModules } from './unused-modules.ts'

test('each removed module is where its package has it, so that an update that moves it is noticed', () => {
  const files = Object.keys(unusedModules())
  expect(files).toHaveLength(1)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
