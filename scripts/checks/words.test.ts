/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as words from '@xhkt/kit/words'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

/** Other words that somebody might use for a subject or a control. */
const otherWords: [word: string, others: RegExp][] = [
  [words.courseNotFound, /没有找到(该|这门)?课程|找不到(该|这门)?课程|课程不存在(?!或已下架)|课程已下架/],
  [words.lessonNotFound, /没有找到(该|这)?(课时|节课)|课时不存在(?!或已下架)|本节不存在|课时已下架/],
  [words.lessonStates.locked, /未购买(?!过)|未解锁课时|已锁定/],
  [words.lessonStates.unavailable, /(?<!仍)未更新/],
  [words.allCourses, /去选课|浏览全部课程|查看所有课程/],
  [words.courseForms[3], /['"]混合['"]|混合课|录播\+直播|直播＋录播/],
  [words.startLearning, /['">]\s*(去学习|开始上课)\s*['"<]/],
  [words.continueLearning, /['">]\s*(接着学习|继续上课)\s*['"<]/],
  [words.enterLiveRoom, /['">]\s*(进入直播间|观看直播|去直播)\s*['"<]/],
  ['去支付', /(?<!again: |title: )['">]\s*(继续支付|重新付款|重新支付|立即支付)\s*['"<]/],
  ['重新获取二维码', /['">]\s*(重新获取|换一个二维码)\s*['"<]/],
  ['−¥', /['"`]-¥/],
  ['再次购买', /['">]\s*(重新下单|重新购买|再买一次)\s*['"<]/],
  ['查看拼团', /去拼团/],
  ['即将到期', /即将过期|快到期/],
  ['原价', /课程原价/],
  ['共 N 节', /共(\$\{[^}]*\}|\d+)节/],
  ['第 N 章', /第(\$\{[^}]*\}|\d+)章/],
  ['重试', /['">]\s*(再试一次|重新加载|重新尝试)\s*['"<]/],
  ['登录', /登陆/],
  ['退出登录', /登出|注销登录/],
  ['获取验证码', /['">]\s*发送验证码\s*['"<]/],
]

const files = sourceFiles('.ts', '.tsx').filter(
  (file) => /^(host|remote-[^/]+|shared\/(platform|kit)|sandbox)\/src\//.test(file) && !/\.test\.tsx?$|\/seed\//.test(file),
)
const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text) => ({ file, text: text.trim() })),
)
const found = (test: (line: { file: string; text: string }) => boolean) => lines.filter(test).map(({ file, text }) => `${file}: ${text}`)

test('more than 400 sources are searched', () => {
  expect(files.length).toBeGreaterThan(400)
})

test.each(otherWords)('no source uses another word for %s', (word, others) => {
  expect(others.test(word)).toBe(false)
  expect(found(({ text }) => others.test(text))).toEqual([])
})

test.each([words.courseNotFound, words.lessonNotFound, words.allCourses])('only shared/kit/src/words.ts spells %s', (word) => {
  const isOwn = (file: string) => file === 'shared/kit/src/words.ts' || file.startsWith('sandbox/')
  expect(found(({ file, text }) => !isOwn(file) && text.includes(word))).toEqual([])
})
