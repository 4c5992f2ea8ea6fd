import type { CategorySeed, CourseSeed } from './catalog/category-seed.ts'
import { parseChapter } from './course-plan.ts'

const items = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

/** Rich text as an editor would have left it. */
export function introductionOf(category: CategorySeed, course: CourseSeed): string {
  const chapters = course.outline.map(parseChapter)
  const lead = category.teachers[course.teachers[0] ?? 0]
  return [
    `<h3>课程介绍</h3><p>${course.summary}</p>`,
    `<p>全程由<strong>${lead?.name ?? ''}</strong>主讲。${lead?.intro ?? ''}</p>`,
    `<h3>适合谁学</h3>${items(category.audience)}`,
    `<h3>你将学到</h3>${items(chapters.map(({ title, lessons }) => `${title}：${lessons.map((lesson) => lesson.title).join('、')}`))}`,
    '<h3>学习说明</h3>',
    `<p>${course.material ? '下单后 48 小时内寄出配套讲义，支付成功即可开始学习。' : '支付成功即可开始学习，课程永久有效，可反复观看。'}</p>`,
  ].join('')
}

export function servicesOf(course: CourseSeed): string[] {
  if (course.price === 0) return ['免费学习', '永久有效']
  return ['7天无理由退', ...(course.material ? ['讲义包邮'] : []), '永久回看', ...(course.form === 3 ? ['直播答疑'] : ['课后答疑'])]
}
