import { config } from '@xhkt/platform/config'
import type { CourseDetail } from '@xhkt/contract'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import * as paths from '@xhkt/contract/paths'
import { jpegOf } from '@xhkt/contract/picture-widths'
import { lessonCount } from '@xhkt/kit/format'
import { teacherNames } from '../../../common/course/facts.ts'
import { totalSeconds } from '../../../common/course/total-seconds.ts'

/** Characters that a search engine shows of a description, roughly. */
const DESCRIPTION_LENGTH = 160

export const courseUrl = (courseId: string): string =>
  new URL(paths.course(courseId), location.origin).href

const absolute = (address: string): string =>
  address && URL.canParse(address, location.origin) ? new URL(address, location.origin).href : ''

const pictureOf = ({ cover }: CourseDetail): string => absolute(jpegOf(cover))

/** Previews of links show JPEG and PNG; of these types many show a broken picture. */
const isNoPreview = (address: string): boolean => /\.(avif|webp|svg)([?#]|$)/i.test(address)

export function descriptionOf(course: CourseDetail): string {
  const { title, summary, lesson_count } = course
  const names = teacherNames(course)
  const said = summary.trim().replace(/。$/, '')
  const text = [said || title, names && `讲师：${names}`, lessonCount(lesson_count)].filter(Boolean).join('。')
  const characters = Array.from(text)
  return characters.length > DESCRIPTION_LENGTH ? `${characters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…` : text
}

/** Open Graph properties; unknown ones are left out, and a picture that previews of links cannot show. */
export function openGraphOf(course: CourseDetail): [property: string, content: string][] {
  const picture = pictureOf(course)
  const all: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', config.productName],
    ['og:title', course.title],
    ['og:description', descriptionOf(course)],
    ['og:url', courseUrl(course.id)],
    ['og:image', isNoPreview(picture) ? '' : picture],
  ]
  return all.filter(([, content]) => content)
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

/** A duration in ISO 8601, as schema.org wants it: PT3H25M. */
function workload(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`
}

/** `Course` of schema.org. */
export function structuredData(course: CourseDetail): object {
  const url = courseUrl(course.id)
  const seconds = totalSeconds(course)
  const priceValidUntil = course.discount_ends_at ? new Date(course.discount_ends_at * 1000).toISOString() : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: descriptionOf(course),
    image: pictureOf(course) || undefined,
    inLanguage: 'zh-CN',
    provider: { '@type': 'Organization', name: config.productName, url: `${location.origin}/` },
    offers: {
      '@type': 'Offer',
      category: course.price === 0 ? 'Free' : 'Paid',
      price: yuan(course.price),
      priceCurrency: 'CNY',
      priceValidUntil,
      availability: course.sold_out === unknownTextState ? undefined : `https://schema.org/${course.sold_out ? 'SoldOut' : 'InStock'}`,
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: seconds > 0 ? workload(seconds) : undefined,
      instructor: course.teachers.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title || undefined })),
    },
    aggregateRating:
      course.evaluation_count > 0 && course.score > 0
        ? { '@type': 'AggregateRating', ratingValue: course.score, reviewCount: course.evaluation_count, bestRating: 5, worstRating: 1 }
        : undefined,
  }
}

/** Escapes `<`: `</script` would end the element, `<!--` would start a comment. */
export const scriptSafe = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
