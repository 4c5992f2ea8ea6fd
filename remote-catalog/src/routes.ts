import type { EarlyRequest, RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const home = {
  page: 'home',
  title: '首页',
  access: 'public',
  skeleton: 'home',
  early: [{ path: '/v1/home', picture: 'banners.0.image' }] as EarlyRequest[],
} as const

const courseDetail = {
  page: 'course-detail',
  title: '课程详情',
  access: 'public',
  skeleton: 'detail',
  early: [{ path: '/v1/course/detail', query: { course_id: ':course_id' }, picture: 'cover' }] as EarlyRequest[],
  sample: '?course_id=1001',
} as const

// The parameters of the filter (common/list/choices.ts), the same in the address and in the query.
const filterWords = ['form', 'free', 'price_min', 'price_max', 'sort', 'page']
const listWords = ['course_category_id', ...filterWords]
const courseList: EarlyRequest[] = [
  { path: '/v1/course/list', also: listWords, unless: listWords, picture: 'list.0.cover' },
  { path: '/v1/course/category/tree' },
]

/** The name of the area for learners. */
export const title = '课程'

export const routes: RouteDeclaration[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  { path: '/about.html', ...home },
  {
    path: '/categories',
    page: 'categories',
    title: '课程分类',
    access: 'public',
    skeleton: 'categories',
    early: courseList,
  },
  { path: '/courseDetail', ...courseDetail },
  // The address that people share.
  { path: '/courseDetail/:course_id', ...courseDetail, sample: '/courseDetail/1001' },
  { path: '/coursedetailspage', ...courseDetail },
  {
    path: '/classified/index',
    page: 'classified',
    title: '课程分类',
    access: 'public',
    skeleton: 'classified',
    keepAlive: true,
    early: courseList,
  },
  {
    path: '/search',
    page: 'search',
    title: '搜索',
    access: 'public',
    skeleton: 'list',
    early: [{ path: '/v1/search', query: { keyword: ':keyword' }, also: filterWords, unless: filterWords, picture: 'list.0.cover' }],
    sample: '?keyword=%E8%80%83%E7%A0%94',
  },
  { path: '/compare', page: 'compare', title: '课程对比', access: 'public', skeleton: 'compare', sample: '?course_ids=1001-1002' },
  {
    path: '/teacher',
    page: 'teacher',
    title: '讲师',
    access: 'public',
    skeleton: 'teacher',
    early: [
      { path: '/v1/search', query: { keyword: ':name' } },
      { path: '/v1/course/detail', query: { course_id: ':course_id' } },
    ],
    sample: '?name=%E9%99%86%E4%BD%B3%E5%AE%81',
  },
]
