import type { Evaluation } from '@xhkt/contract'
import { dateText } from '@xhkt/kit/format'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { PictureList } from '@xhkt/kit/ui/picture-list'
import { Tag } from '@xhkt/kit/ui/tag'
import { LongText } from './long-text.tsx'
import { Stars } from './stars.tsx'
import css from './evaluation-item.module.css'

/** One evaluation and the operator's answer. */
export function EvaluationItem({ evaluation }: { evaluation: Evaluation }) {
  const { nickname, avatar, score, text, tags, created_at, pictures = [], reply } = evaluation
  return (
    <li className={css.item}>
      <Avatar src={avatar} name={nickname} size={40} />
      <div className={css.words}>
        <p className={css.head}>
          <span className={css.name} title={nickname}>
            {nickname}
          </span>
          <Stars score={score} />
          <time className={css.date} dateTime={dateText(created_at)}>
            {dateText(created_at)}
          </time>
        </p>
        {text ? <LongText text={text} /> : <p className={css.silent}>该学员未填写文字评价</p>}
        {tags.length > 0 && (
          <p className={css.tags}>
            {tags.map((tag) => (
              <Tag key={tag.id}>{tag.name}</Tag>
            ))}
          </p>
        )}
        {pictures.length > 0 && <PictureList pictures={pictures} label="评价图片" />}
        {reply && (
          <div className={css.reply}>
            <span className={css.from}>官方回复</span>
            <LongText text={reply} />
          </div>
        )}
      </div>
    </li>
  )
}
