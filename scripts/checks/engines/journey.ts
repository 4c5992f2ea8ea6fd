import { liveRoomIds } from '@xhkt/sandbox/live-room-ids'
import { readVideo, type Target } from './in-page.ts'
import { button, field, type Learner, link, text } from './learner.ts'

/** Calls that the journey makes outside of the pages: the sandbox's controls, and data that the API has saved for the learner. */
export interface Backstage {
  smsCode: (phone: string) => Promise<string>
  /** The position of the gap in a slider puzzle, in pixels. */
  gap: (lotNumber: string) => Promise<number>
  pay: (orderNo: string) => Promise<void>
  chatTexts: (liveRoomId: string) => Promise<string[]>
  /** The reported position in the course's lesson, in seconds. */
  reported: (token: string, courseId: string, sectionId: string) => Promise<number>
}

const course = 'Python 零基础入门到实战'
const phone = '13800000002'
const main: Target = { css: 'main' }
const dialog: Target = { css: 'dialog[open], [role="dialog"]' }

const lotNumber = (): string | null => {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return addresses.map((each) => /picture\/([^/]+)\/background/.exec(each)?.[1]).filter(Boolean).pop() ?? null
}

const parameter = (name: string): string => new URLSearchParams(location.search).get(name) ?? ''
const cookie = (name: string): string => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? ''

/** Whether pictures are in view and all of them are drawn. */
const arePicturesDrawn = (): boolean => {
  const inView = Array.from(document.images).filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 60 && bottom > 0 && top < innerHeight
  })
  return inView.length > 0 && inView.every(({ naturalWidth }) => naturalWidth > 0)
}

const seePictures = (learner: Learner): Promise<boolean> => learner.until('every picture in view', () => learner.driver.evaluate(arePicturesDrawn))

/** The scroll position and the height of the page, in pixels. */
const readScroll = (): string => `${Math.round(scrollY)} of ${document.documentElement.scrollHeight}`

/** Whether the page has loaded completely. A restored page keeps its former height while it loads. */
const isWhole = (): boolean =>
  document.querySelector('main h2') !== null && !document.querySelector('main[style*="height"], main [data-skeleton], main [data-rest-of-page]')

const openCourseInView = (): void => {
  const cards = Array.from(document.querySelectorAll<HTMLElement>('main a[href^="/courseDetail"]'))
  cards.filter((card) => card.getBoundingClientRect().bottom > 100)[0]?.click()
}

async function comeBack(learner: Learner): Promise<void> {
  await learner.open('/')
  await learner.until('all of home', () => learner.driver.evaluate(isWhole))
  for (const top of [900, 1800]) {
    await learner.driver.evaluate((y) => scrollTo(0, y), top)
    await seePictures(learner)
    const left = await learner.driver.evaluate(readScroll)
    await learner.driver.evaluate(openCourseInView)
    await learner.arrive('学海课堂-课程详情')
    await learner.driver.evaluate(() => history.back())
    await learner.arrive('学海课堂-首页')
    await learner.until('all of home again', () => learner.driver.evaluate(isWhole))
    await learner.until(`home at ${left}`, async () => (await learner.driver.evaluate(readScroll)) === left)
  }
}

async function findCourse(learner: Learner): Promise<void> {
  await learner.open('/')
  await learner.arrive('学海课堂-首页')
  await learner.see(link('', { css: 'main' }))
  await seePictures(learner)
  await learner.fill(field('搜索课程'), '零基础')
  await learner.driver.press('Enter')
  await learner.arrive('学海课堂-搜索')
  await learner.click(link(course, main))
  await learner.arrive('学海课堂-课程详情')
  await learner.see({ css: 'h1', name: course })
  await seePictures(learner)
}

async function logIn(learner: Learner, backstage: Backstage): Promise<void> {
  await learner.click(button('验证码登录', dialog))
  await learner.fill(field('手机号', dialog), phone)
  await learner.click({ css: 'input[type="checkbox"]', within: dialog })
  await learner.click(button('获取验证码', dialog))
  const slider = { css: '[role="slider"][aria-disabled="false"]' }
  await learner.see(slider)
  const lot = await learner.until('the puzzle of the slider', () => learner.driver.evaluate(lotNumber))
  const x = await backstage.gap(lot)
  for (let at = 0; at + 20 <= x; at += 20) await learner.driver.press('PageUp')
  for (let at = 0; at + 1 < x % 20; at += 2) await learner.driver.press('ArrowRight')
  await learner.driver.press('Enter')
  await learner.see(text('验证码发送成功'))
  await learner.fill({ ...field('验证码', dialog), exact: true }, await backstage.smsCode(phone))
  await learner.click({ ...button('登录', dialog), exact: true })
}

/** Buys the course of the page. Returns the number of the order. */
async function buy(learner: Learner, backstage: Backstage): Promise<string> {
  await learner.click(link('立即购买', main))
  await logIn(learner, backstage)
  await learner.click(button('提交订单', main))
  await learner.see({ css: 'main [role="img"], main img', name: '二维码' })
  const orderNo = await learner.driver.evaluate(parameter, 'order_no')
  await backstage.pay(orderNo)
  await learner.see({ css: 'h1, h2', name: '支付成功' })
  return orderNo
}

async function plays(learner: Learner, seconds: number): Promise<void> {
  const read = () => learner.driver.evaluate(readVideo)
  const start = await learner.until('a video that has data', async () => {
    const video = await read()
    return video && video.ready > 2 ? video : null
  })
  if (start.paused) await learner.driver.evaluate(() => void document.querySelector('video')?.play())
  await learner.until(`a video that plays for ${seconds} s and shows frames`, async () => {
    const now = await read()
    return now !== null && now.position > start.position + seconds && now.frames > start.frames
  })
}

async function study(learner: Learner, backstage: Backstage): Promise<void> {
  await learner.click(link('开始学习', main))
  await plays(learner, 3)
  const [courseId, sectionId] = await Promise.all(['course_id', 'section_id'].map((name) => learner.driver.evaluate(parameter, name)))
  await learner.driver.evaluate(() => document.querySelector('video')?.pause())
  const token = await learner.driver.evaluate(cookie, 'xhkt_token')
  await learner.until('a report of the position', async () => (await backstage.reported(token, courseId ?? '', sectionId ?? '')) > 2)
}

async function takeNote(learner: Learner): Promise<void> {
  await learner.click({ css: '[role="tab"], a, button', name: '笔记' })
  await learner.click(button('记笔记'))
  await learner.fill(field('的笔记'), '变量先赋值，再使用')
  await learner.see({ ...text('已保存'), exact: true })
  await learner.click({ ...button('完成'), exact: true })
  await learner.see({ css: 'li', name: '变量先赋值，再使用' })
}

async function chat(learner: Learner, backstage: Backstage): Promise<void> {
  await learner.open(`/living?live_room_id=${liveRoomIds.free}`)
  await learner.see({ css: '[data-connection="connected"]' })
  await learner.fill(field('聊天内容'), '大家好，我用的是旧电脑')
  await learner.driver.press('Enter')
  await learner.until('the message in the room', async () => (await backstage.chatTexts(liveRoomIds.free)).includes('大家好，我用的是旧电脑'))
  await plays(learner, 2)
}

async function readOrder(learner: Learner, orderNo: string): Promise<void> {
  await learner.open('/personal/myOrder')
  await learner.see(text(course, main))
  await learner.click(link('订单详情', main))
  await learner.see(text(orderNo, main))
}

const chooseFirstKind = (): boolean => {
  const kinds = document.querySelector<HTMLSelectElement>('main form select')
  if (!kinds) return false
  kinds.selectedIndex = 1
  return kinds.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Puts a picture into the form. A script does so, because the drivers cannot use the file dialog in every engine. */
const choosePicture = (): boolean => {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
  const bytes = Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))
  const chosen = new DataTransfer()
  chosen.items.add(new File([new Uint8Array(bytes)], 'page.png', { type: 'image/png' }))
  const field = document.querySelector<HTMLInputElement>('main form input[type="file"]')
  if (!field) return false
  field.files = chosen.files
  return field.dispatchEvent(new Event('change', { bubbles: true }))
}

async function sendFeedback(learner: Learner): Promise<void> {
  await learner.open('/personal/feedback')
  await learner.click(button('写反馈', main))
  await learner.until('a kind of feedback', () => learner.driver.evaluate(chooseFirstKind))
  await learner.fill(field('反馈内容', main), '这一页的图片在旧浏览器里看不清楚')
  await learner.until('a field for pictures', () => learner.driver.evaluate(choosePicture))
  await learner.see(button('移除 page.png', main))
  await learner.click(button('提交反馈', main))
  await learner.see(text('待回复', main))
  await seePictures(learner)
}

type Step = (name: string, run: () => Promise<void>) => Promise<void>

/** A learner comes back to home, finds a course, buys and studies it, takes a note, chats, reads the order and uploads a picture. */
export async function travel(learner: Learner, backstage: Backstage, step: Step): Promise<void> {
  let orderNo = ''
  await step('come back to the same pixel', () => comeBack(learner))
  await step('find a course', () => findCourse(learner))
  await step('log in, buy and pay', async () => void (orderNo = await buy(learner, backstage)))
  await step('play a lesson', () => study(learner, backstage))
  await step('take a note', () => takeNote(learner))
  await step('chat in a live room', () => chat(learner, backstage))
  await step('read the order', () => readOrder(learner, orderNo))
  await step('send feedback with a picture', () => sendFeedback(learner))
}
