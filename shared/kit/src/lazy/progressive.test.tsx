import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Progressive } from './progressive.tsx'

const frames: string[] = []

function Frame() {
  const [names, setNames] = useState(['甲', '乙', '丙', '丁'])
  return (
    <div ref={(element) => void frames.push(element?.textContent ?? '')}>
      <Progressive first={2}>
        {names.map((name) => (
          <p key={name}>{name}</p>
        ))}
        {false}
      </Progressive>
      <button onClick={() => setNames([...names, '戊'])}>more</button>
    </div>
  )
}

beforeEach(() => void (frames.length = 0))

test('progressive: the first frame has the first children, and the others follow in their order without replacing it', async () => {
  render(<Frame />)
  expect(frames[0]).toBe('甲乙more')
  const first = screen.getByText('甲')
  await waitFor(() => expect(screen.getAllByText(/^.$/).map(({ textContent }) => textContent)).toEqual(['甲', '乙', '丙', '丁']))
  expect(first).toBeInTheDocument()
})

test('progressive: a child that is added later appears too', async () => {
  render(<Frame />)
  await screen.findByText('丁')
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('戊')).toBeVisible()
})
