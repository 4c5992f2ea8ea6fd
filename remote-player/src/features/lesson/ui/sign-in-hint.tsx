import { auth } from '@xhkt/platform/auth'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './sign-in-hint.module.css'

/** Tells a visitor that progress is kept only after a login. Hidden, it keeps its place: the tabs below stand still. */
export function SignInHint({ isShown }: { isShown: boolean }) {
  if (!isShown) return <div className={css.place} />
  return (
    <p className={classNames(css.place, css.hint)}>
      登录后可以保存学习进度，下次接着学
      <Button variant="text" size="sm" onClick={() => auth.openLogin()}>
        登录
      </Button>
    </p>
  )
}
