import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddToCalendar } from './add-to-calendar.tsx'

const lesson = {
  ...{ section_id: '7', title: '合并报表: 三题?', starts_at: 1_795_619_700, ends_at: 1_795_625_100, live_room_id: '70' },
  course: { title: '会计', teacher_name: '周闻笛' },
}

test('加入日历 saves a file with the lesson, named after it without what a file name cannot have', async () => {
  const saved: { name: string; blob: Blob }[] = []
  let blob = new Blob()
  URL.createObjectURL = (given: Blob) => {
    blob = given
    return 'blob:x'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
  render(<AddToCalendar lesson={lesson} />)
  await userEvent.setup().click(screen.getByRole('button', { name: /^加入日历\s?合并报表/ }))
  expect(saved).toMatchObject([{ name: '合并报表 三题.ics', blob: { type: 'text/calendar;charset=utf-8' } }])
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(saved[0]!.blob)
  })
  expect(text).toContain('UID:live-lesson-7@xhkt\r\n')
  expect(text).toContain(`URL:${location.origin}/living?live_room_id=70\r\n`)
})
