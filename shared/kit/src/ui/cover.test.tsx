import { render } from '@testing-library/react'
import { sampleCard } from '@xhkt/testing/sample-course'
import { CourseCard } from './course-card.tsx'
import { courseCards, courseRows } from './course-skeletons.tsx'
import { Cover } from './cover.tsx'
import { Row } from './row.tsx'

const pictureIn = (container: HTMLElement) => container.querySelector('img')

test('a cover with two widths names both of them and the width of its box', () => {
  const { container } = render(<Cover src="/media/covers/01.320-480w.avif" alt="" width={160} />)
  expect(pictureIn(container)).toHaveAttribute('srcset', '/media/covers/01.320w.avif 320w, /media/covers/01.320-480w.avif 480w')
  expect(pictureIn(container)).toHaveAttribute('sizes', '160px')
})

test('a cover gets its widths in the document: the browser never frees an element that had them before', () => {
  const isInDocument: boolean[] = []
  jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set').mockImplementation(function (this: HTMLImageElement) {
    isInDocument.push(this.isConnected)
  })
  render(<Cover src="/media/covers/01.320-480w.avif" alt="" />)
  expect(isInDocument).toEqual([true])
})

test('a cover with one width names its address alone', () => {
  const { container } = render(<Cover src="https://photos.example.com/01.jpg" alt="" />)
  expect(pictureIn(container)).toHaveProperty('srcset', '')
  expect(pictureIn(container)).toHaveAttribute('src', 'https://photos.example.com/01.jpg')
})

test.each([
  ['a card', courseCards(5), <CourseCard key="card" course={sampleCard()} />],
  ['a row', courseRows(1), <Row key="row" cover="/1.webp" title="法考" children={null} />],
])('the skeleton of %s has the width of its cover, so that the early picture and the cover load the same file', (_, skeleton, content) => {
  const { container: bones } = render(<>{skeleton}</>)
  const { container } = render(content)
  const slot = bones.querySelector<HTMLElement>('[data-early-picture]')
  expect(`${slot?.dataset.earlyPicture}px`).toBe(pictureIn(container)?.sizes)
})
