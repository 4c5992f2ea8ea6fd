import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { descriptionOf, openGraphOf, scriptSafe, structuredData } from './course-meta.ts'

const course = sampleCourse({ cover: '/media/covers/15.320-480w.avif', score: 4.8, evaluation_count: 32, discount_ends_at: 1_767_240_000 })
const url = 'http://localhost/courseDetail?course_id=12'

test('the description has summary, teachers and length of the course', () => {
  expect(descriptionOf(course)).toBe('八大科目完整讲授。讲师：尉迟衡。共 5 节')
  expect(descriptionOf(sampleCourse({ summary: '配套练习。', teachers: [] }))).toBe('配套练习。共 5 节')
  expect(descriptionOf(sampleCourse({ summary: ' ', teachers: [] }))).toBe('法考客观题全科系统班。共 5 节')
  const long = descriptionOf(sampleCourse({ summary: '😀'.repeat(300) }))
  expect(Array.from(long)).toHaveLength(160)
  expect(long.endsWith('😀…')).toBe(true)
})

test('Open Graph has whole addresses, the canonical one, and no empty values', () => {
  expect(Object.fromEntries(openGraphOf(course))).toEqual({
    'og:type': 'website',
    'og:site_name': '学海课堂',
    'og:title': '法考客观题全科系统班',
    'og:description': '八大科目完整讲授。讲师：尉迟衡。共 5 节',
    'og:url': url,
    'og:image': 'http://localhost/media/covers/15.320-480w.jpg',
  })
})

const previewOf = (cover: string) => Object.fromEntries(openGraphOf(sampleCourse({ cover })))['og:image']

test('a preview of the link has the picture of another host only in a type that it can show', () => {
  const shown = ['https://photos.example.com/1.jpg', 'https://photos.example.com/1.png?size=large', 'https://photos.example.com/1']
  expect(shown.map(previewOf)).toEqual(shown)
  const others = ['', 'https://photos.example.com/1.avif', 'https://photos.example.com/1.WEBP?size=large', 'https://photos.example.com/1.svg#2']
  expect(others.map(previewOf)).toEqual(others.map(() => undefined))
})

test('structured data has name, price and score of the course', () => {
  expect(JSON.parse(JSON.stringify(structuredData(course)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: '法考客观题全科系统班',
    description: '八大科目完整讲授。讲师：尉迟衡。共 5 节',
    image: 'http://localhost/media/covers/15.320-480w.jpg',
    inLanguage: 'zh-CN',
    provider: { '@type': 'Organization', name: '学海课堂', url: 'http://localhost/' },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: '2680.00',
      priceCurrency: 'CNY',
      priceValidUntil: '2026-01-01T04:00:00.000Z',
      availability: 'https://schema.org/InStock',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: 'PT0H5M',
      instructor: [{ '@type': 'Person', name: '尉迟衡', jobTitle: '刑法主讲' }],
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 32, bestRating: 5, worstRating: 1 },
  })
})

test.each([
  ['a free course', { price: 0 }, { offers: { category: 'Free', price: '0.00' } }],
  ['a sold-out course', { sold_out: true }, { offers: { availability: 'https://schema.org/SoldOut' } }],
  ['a course of three hours', { chapters: [sampleChapter('1', '', [sampleLesson({ duration: 3 * 3600 + 90 })])] }, { hasCourseInstance: { courseWorkload: 'PT3H2M' } }],
])('structured data of %s', (_, given, expected) => {
  expect(structuredData(sampleCourse(given))).toMatchObject(expected)
})

test('a course without evaluations and lessons claims neither', () => {
  const text = JSON.stringify(structuredData(sampleCourse({ chapters: [] })))
  expect(text).not.toContain('aggregateRating')
  expect(text).not.toContain('courseWorkload')
})

test('a course name cannot close the script element', () => {
  const text = scriptSafe(structuredData(sampleCourse({ title: '</script><script>alert(1)</script><!--' })))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toHaveProperty('name', '</script><script>alert(1)</script><!--')
})
