import { useRef } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { optionId, useOptionKeys } from './use-option-keys.ts'

const options = ['考研', '法考'].map((word) => ({ key: word, word, removable: false }))

function Box() {
  const input = useRef<HTMLInputElement>(null)
  useOptionKeys(input, { options, isComposing: () => false, setOpen: () => undefined, onRemove: () => undefined })
  return (
    <form>
      <input ref={input} aria-label="搜索课程" />
      <div data-testid="panel">
        {options.map(({ word }, at) => (
          <p key={word} id={optionId(at)}>
            {word}
          </p>
        ))}
      </div>
    </form>
  )
}

test('in a low window the panel scrolls to the active option, and the page does not scroll', async () => {
  render(<Box />)
  const panel = screen.getByTestId('panel')
  const ofPage = jest.spyOn(Element.prototype, 'scrollIntoView')
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(panel)
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(300)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('{ArrowDown}')
  expect(panel.scrollTop).toBe(200)
  expect(ofPage).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})
