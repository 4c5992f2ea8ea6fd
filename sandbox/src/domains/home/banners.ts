import type { Banner } from '@xhkt/contract'
import { courseIdAt } from '../courses/seed/course-plan.ts'

const courseLink = (index: number) => `/courseDetail?course_id=${courseIdAt(index)}`

/** The courses are among the first 12, which exist at every scale. */
export const banners: Banner[] = [
  {
    id: '1',
    title: '考研数学全程班开课',
    subtitle: '基础、强化、冲刺三轮递进，讲义包邮到家',
    image: '/media/banners/1.avif',
    link: courseLink(0),
  },
  {
    id: '2',
    title: '零基础学 Python',
    subtitle: '三个小项目贯穿，学完就能用在工作里',
    image: '/media/banners/2.avif',
    link: courseLink(5),
  },
  {
    id: '3',
    title: '四级 425 稳过计划',
    subtitle: '六周听、读、写、译逐项突破',
    image: '/media/banners/3.avif',
    link: courseLink(4),
  },
]
