import { auth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { localStorage as chapter } from './local-storage.ts'

const rows = (chapter.blocks ?? []).flatMap((block) => (block.kind === 'table' ? block.rows : []))
const stored = rows
  .filter(([, place]) => place !== 'Cookie')
  .flatMap(([names = '', place, , until = '']) => names.split('、').map((name) => ({ name, place, goes: until.includes('退出登录') })))

test.each(stored)('the privacy policy says of $name whether a logout removes it: $goes', ({ name, place, goes }) => {
  const storage = place?.startsWith('本地存储') ? localStorage : sessionStorage
  signInLearner()
  // Some names have a part for each learner.
  const keys = [name, `${name}.1`]
  for (const key of keys) storage.setItem(key, '"text"')
  auth.signOut()
  expect(keys.some((key) => storage.getItem(key) !== null)).toBe(!goes)
})
