import { liveStage } from '@xhkt/contract/constants'
import { toast } from '@xhkt/platform/toast'
import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'
import { Button } from '@xhkt/kit/ui/button'
import type { LiveChat } from '../../chat/model/live-chat.ts'
import { useChat } from '../../chat/model/use-live-chat.ts'

/** Tells the teacher that the learner wants to speak. A visitor, and an ended lesson, have no hand to raise. */
export function RaiseHand({ chat }: { chat: LiveChat }) {
  const isRaised = useChat(chat, (snapshot) => snapshot.isHandRaised)
  const isOver = useChat(chat, (snapshot) => snapshot.stage === liveStage.ended)
  const [isBusy, change] = useSingleFlight(async (raised: boolean) => {
    try {
      await chat.raiseHand(raised)
    } catch {
      toast.error(raised ? '举手没有发出，请稍后再试' : '取消举手没有发出，请稍后再试')
    }
  })
  if (!chat.mayWrite || isOver) return null
  return (
    <Button variant={isRaised ? 'primary' : 'default'} loading={isBusy} onClick={() => void change(!isRaised)}>
      {isRaised ? '取消举手' : '举手'}
    </Button>
  )
}
