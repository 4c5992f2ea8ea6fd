import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LiveMessage } from '@xhkt/contract'
import { ChatMessage } from './chat-message.tsx'
import { readMessage } from './read-message.ts'

const reader = { pictureHosts: ['img.example.com'], ownName: '小明' }

function show(text: string, name = '小红', hasFocus = false) {
  const message: LiveMessage = { id: '1', sequence: 1, kind: 'text', user: { user_id: 'u2', name, avatar: '', role: 'learner' }, text, sent_at: 5, at: 5 }
  return render(<ChatMessage message={readMessage(message)} reader={reader} hasFocus={hasFocus} />).container
}

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">https</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://a:b@img.example.com/x.png',
])('%s is shown as plain text', (text) => {
  const shown = show(text, text)
  expect(shown.querySelectorAll('a, img, script, button')).toHaveLength(0)
  expect(shown).toHaveTextContent(text)
})

test('a text of 100,000 characters shows its beginning, and the rest on request', async () => {
  const shown = show(`${'好'.repeat(100_000)}完`)
  expect(shown.textContent.length).toBeLessThan(400)
  await userEvent.click(screen.getByRole('button', { name: '展开', expanded: false }))
  expect(shown).toHaveTextContent(/完收起$/)
  await userEvent.click(screen.getByRole('button', { name: '收起', expanded: true }))
  expect(shown.textContent.length).toBeLessThan(400)
})

test('a long address is shortened on the screen, and whole in its link', () => {
  const address = `https://a.example.com/${'x'.repeat(900)}`
  show(address)
  expect(screen.getByRole('link')).toHaveAttribute('href', address)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expect(screen.getByRole('link').textContent.length).toBeLessThan(110)
})

test('Tab goes to the links and to 展开 of a message that has the focus, and of no other', async () => {
  const text = `https://a.example.com/ https://img.example.com/x.png ${'好'.repeat(400)}`
  show(text)
  const focused = show(text, '小红', true)
  const stops = [...within(focused).getAllByRole('link'), within(focused).getByRole('button', { name: '展开' })]
  expect(stops).toHaveLength(3)
  for (const stop of stops) {
    await userEvent.tab()
    expect(stop).toHaveFocus()
  }
})
