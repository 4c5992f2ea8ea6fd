import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { blockPerson } from '../model/blocked-people.ts'
import type { LiveChat } from '../model/live-chat.ts'
import { useComposer } from '../model/use-composer.ts'
import { openFakeChat } from '../testing/fake-chat.ts'
import { sampleMessage, sampleRoom } from '../testing/sample-room.ts'
import { Composer } from './composer.tsx'

afterEach(() => localStorage.clear())

const messages = [sampleMessage(1), sampleMessage(2, '在', 'u3', '李雷')]

/** The field, with the 回复 of two messages: the list renders no row in a page without a layout. */
function Field({ chat }: { chat: LiveChat }) {
  const composer = useComposer(chat)
  return (
    <>
      {messages.map((message) => (
        <button key={message.id} type="button" onClick={() => composer.reply(message)}>
          回复{message.user.name}
        </button>
      ))}
      <Composer chat={chat} composer={composer} />
    </>
  )
}

function show() {
  const { chat } = openFakeChat(sampleRoom())
  render(<Field chat={chat} />)
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '聊天内容' })
  return { chat, field, user: userEvent.setup() }
}

test('a reply mentions the author of the message, and of no other; 取消 takes it out and leaves the focus in the field', async () => {
  const { user, field } = show()
  const reply = (name: string) => user.click(screen.getByRole('button', { name: `回复${name}` }))
  await user.type(field(), '请问')
  await reply('小红')
  await reply('李雷')
  expect(field()).toHaveValue('请问 @李雷 ')
  await user.click(screen.getByRole('button', { name: '取消回复' }))
  expect(field()).toHaveValue('请问 ')
  expect(field()).toHaveFocus()
  await reply('小红')
  await user.type(field(), '{Backspace}们{Escape}')
  expect(field()).toHaveValue('请问 @小红们')
})

test('a reply to a learner who is then blocked ends', async () => {
  const { user, field, chat } = show()
  await user.click(screen.getByRole('button', { name: '回复小红' }))
  act(() => blockPerson('u2'))
  expect(chat.getSnapshot().quoted).toBeNull()
  expect(field()).toHaveValue('')
})
