import type { Service } from '@xhkt/contract'
import { courseForm } from '@xhkt/contract/constants'
import { parseChapter, type PlannedCourse } from './course-plan.ts'

const items = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function validityText({ special }: PlannedCourse): string {
  return special.validDays ? `课程自购买之日起 ${special.validDays} 天内有效，期间可反复观看，到期后可以优惠续费。` : '课程永久有效，可反复观看。'
}

/** The introduction as HTML. */
export function introductionOf(course: PlannedCourse): string {
  const { category, seed, special, otherCover } = course
  const lead = category.teachers[seed.teachers[0] ?? 0]
  return [
    special.pasted ?? '',
    `<p>${escaped(course.summary)}</p>`,
    `<p><img src="${otherCover}" width="480" height="270" alt="${escaped(course.title)}的课堂画面"></p>`,
    `<p>全程由<strong>${lead?.name ?? ''}</strong>主讲。${lead?.intro ?? ''}每节课先讲思路再做示范，课后有练习可以检验是否真正掌握。</p>`,
    `<h3>适合谁学</h3>${items(category.audience)}`,
    `<h3>你将学到</h3>${items(seed.outline.map(parseChapter).map(({ title, lessons }) => `${title}：${lessons.map((lesson) => lesson.title).join('、')}`))}`,
    '<h3>怎么学</h3>',
    '<table><thead><tr><th>阶段</th><th>做什么</th><th>建议用时</th></tr></thead><tbody>',
    '<tr><td>课前</td><td>下载讲义，浏览本节目录</td><td>5 分钟</td></tr>',
    '<tr><td>课中</td><td>跟着老师做一遍，随时暂停记笔记</td><td>按课时</td></tr>',
    '<tr><td>课后</td><td>独立完成练习，不会的在学习群提问</td><td>20 分钟</td></tr></tbody></table>',
    '<blockquote>先完成，再完美。每天一节，比周末突击更有效。</blockquote>',
    '<h3>学习说明</h3>',
    `<p>${seed.material ? '下单后 48 小时内寄出配套讲义，支付成功即可开始学习。' : '支付成功即可开始学习。'}${validityText(course)}</p>`,
  ].join('')
}

const notes: Record<string, string> = {
  免费学习: '登录后即可学习全部课时，不收取任何费用。',
  永久有效: '课程没有期限，加入后可以一直学习。',
  '7天无理由退': '购买后 7 天内，学习未满三分之一可申请全额退款。',
  讲义包邮: '配套讲义由我们承担运费，支付后 48 小时内寄出。',
  永久回看: '课程没有期限，录播与直播回放都可以反复观看。',
  到期可续: '到期后可以用优惠价续费，学习记录和笔记都会保留。',
  直播答疑: '直播课上老师当堂回答问题，错过可以看回放。',
  课后答疑: '工作日 9:00–21:00 提问，助教 24 小时内回复。',
}

export function servicesOf({ seed, special }: PlannedCourse): Service[] {
  const paid = [
    '7天无理由退',
    ...(seed.material ? ['讲义包邮'] : []),
    special.validDays ? '到期可续' : '永久回看',
    (seed.form ?? courseForm.recorded) === courseForm.recorded ? '课后答疑' : '直播答疑',
  ]
  return (seed.price === 0 ? ['免费学习', '永久有效'] : paid).map((name) => ({ name, note: notes[name] ?? '' }))
}
