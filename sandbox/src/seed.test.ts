/** @jest-environment node */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPassword } from './domains/accounts/password.ts'
import { mediaFolder, playlistSeconds, readDurations } from './domains/media/media.ts'
import { systemConfig } from './core/system-config.ts'
import { accounts, seededHashes } from './domains/accounts/seed.ts'
import { banners } from './domains/home/banners.ts'
import { catalog } from './domains/courses/seed/catalog/catalog.ts'
import { courseAt, distinctCourses, parseChapter } from './domains/courses/seed/course-plan.ts'
import { introductionOf } from './domains/courses/seed/course-text.ts'

const courses = catalog.flatMap((category) => category.courses)
const isThere = (url: string) => existsSync(join(mediaFolder, url.replace('/media/', '')))

test('the catalog has 12 categories and 60 courses with unique titles [sandbox#sandbox]', () => {
  expect(catalog).toHaveLength(12)
  expect(distinctCourses).toBe(60)
  expect(new Set(courses.map((course) => course.title)).size).toBe(60)
})

test.each(courses.map((course) => [course.title, course] as const))('%s has 4 to 8 chapters of 3 to 8 lessons, all with titles', (_title, course) => {
  const chapters = course.outline.map(parseChapter)
  expect(chapters.length).toBeGreaterThanOrEqual(4)
  expect(chapters.length).toBeLessThanOrEqual(8)
  for (const { title, lessons } of chapters) {
    expect(title).not.toBe('')
    expect(lessons.length).toBeGreaterThanOrEqual(3)
    expect(lessons.length).toBeLessThanOrEqual(8)
    expect(lessons.every((lesson) => lesson.title && lesson.type >= 0 && lesson.type <= 4)).toBe(true)
  }
})

test('prices range from 0 to 3980 yuan, some courses have 100,000 learners, and some have printed material', () => {
  const prices = courses.map((course) => course.price)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([0, 398_000])
  expect(courses.some((course) => course.students >= 100_000)).toBe(true)
  expect(courses.some((course) => course.material)).toBe(true)
  expect(courses.every((course) => course.oldPrice === 0 || course.oldPrice > course.price)).toBe(true)
})

test('the catalog has every lesson type except the locked one', () => {
  const types = courses.flatMap((course) => course.outline.flatMap((chapter) => parseChapter(chapter).lessons.map(({ type }) => type)))
  expect([...new Set(types)].sort()).toEqual([0, 1, 2, 3, 4])
})

test('repeated courses are the same at every scale and have their term in the title', () => {
  expect(courseAt(60)).toMatchObject({ id: 1061, title: '考研数学全程班（数学一）（第 2 期）' })
  expect(courseAt(9_999).id).toBe(11_000)
})

test('every picture and document of the seed data is in the repository', () => {
  const covers = Array.from({ length: 60 }, (_, index) => courseAt(index).cover)
  const documents = [systemConfig.business_license, systemConfig.publications_license, systemConfig.radio_license]
  const codes = [systemConfig.wx_qrcode, systemConfig.kf_wx_qrcode]
  const avatars = catalog.flatMap((category) => category.teachers.map((teacher) => `/media/teachers/${teacher.avatar}.svg`))
  const named = [...covers, ...documents, ...codes, ...avatars, ...banners.map((banner) => banner.image)]
  expect(named.filter((url) => !isThere(url))).toEqual([])
})

test('an introduction has as many closing tags as opening tags', () => {
  const text = introductionOf(courseAt(0))
  for (const tag of ['h3', 'p', 'ul', 'li', 'strong']) {
    expect(text.split(`<${tag}>`)).toHaveLength(text.split(`</${tag}>`).length)
  }
})

test('the duration of a recording is the sum of its segments', () => {
  expect([...readDurations()].slice(0, 4)).toEqual([
    ['a', 90],
    ['b', 120],
    ['long', 2700],
    ['plain', 90],
  ])
  expect(playlistSeconds('#EXTM3U\n#EXTINF:6.5,\n00.ts\n#EXTINF:3.25,\n01.ts\n')).toBe(9)
})

test.each(accounts)('the hash of $phone is that of its password', ({ phone, password }) => {
  expect(isPassword(password, seededHashes[phone])).toBe(true)
})
