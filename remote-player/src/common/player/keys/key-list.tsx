import { useEffect, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { changeSettings, usePlayerSettings } from '../model/player-settings.ts'
import css from './key-list.module.css'
import { keyTopics, useRegisteredKeys } from './player-keys.ts'

/** The shortcuts of the page, with the switch for those of a single character. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useRegisteredKeys()
  const { singleKeys } = usePlayerSettings()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="player-keys" onClose={onClose}>
      <div className={css.head}>
        <h2 className={css.title} id="player-keys">
          快捷键
        </h2>
        <Button size="sm" onClick={() => dialog.current?.close()}>
          关闭
        </Button>
      </div>
      <label className={css.switch}>
        <input type="checkbox" role="switch" checked={singleKeys} onChange={({ target }) => changeSettings({ singleKeys: target.checked })} />
        启用字母、数字和符号快捷键
      </label>
      <div className={css.topics}>
        {keyTopics.map((topic) => {
          const ofTopic = keys.filter((key) => key.topic === topic && key === keys.findLast(({ shown }) => shown === key.shown))
          return ofTopic.length === 0 ? null : (
            <section key={topic} className={css.topic} aria-label={topic}>
              <h3 className={css.name}>{topic}</h3>
              <dl className={css.list}>
                {ofTopic.map(({ shown, label }) => (
                  <div key={shown} className={css.line}>
                    <dt className={css.label}>{label}</dt>
                    <dd className={css.keys}>
                      <kbd className={css.key}>{shown}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
    </dialog>
  )
}
