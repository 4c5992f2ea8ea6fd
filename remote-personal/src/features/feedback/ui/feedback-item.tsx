import type { Feedback } from '@xhkt/contract'
import { PictureList } from '@xhkt/kit/ui/picture-list'
import { Tag } from '@xhkt/kit/ui/tag'
import { formatDate } from '@xhkt/platform/date'
import box from '../../../common/rows/box.module.css'
import { kindName } from '../model/feedback-kinds.ts'
import css from './feedback.module.css'

const minute = 'YYYY-MM-DD HH:mm'

/** A feedback and the answers below it. */
export function FeedbackItem({ feedback }: { feedback: Feedback }) {
  const { kind, text, pictures, created_at, answers } = feedback
  const isAnswered = answers.length > 0
  return (
    <li className={box.box} aria-label={`${kindName(kind)}反馈，${formatDate(created_at, minute)}`}>
      <p className={css.head}>
        <Tag tone="primary">{kindName(kind)}</Tag>
        <span className={css.time}>{formatDate(created_at, minute)}</span>
        <Tag tone={isAnswered ? 'success' : 'warning'}>{isAnswered ? '已回复' : '待回复'}</Tag>
      </p>
      <p className={css.text}>{text}</p>
      {pictures.length > 0 && <PictureList pictures={pictures} label="反馈图片" />}
      {isAnswered && (
        <ol className={css.thread} aria-label="回复">
          {answers.map(({ text: answer, at }, index) => (
            <li key={index} className={css.answer}>
              <p className={css.head}>
                <strong className={css.from}>官方回复</strong>
                <span className={css.time}>{formatDate(at, minute)}</span>
              </p>
              <p className={css.text}>{answer}</p>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
