import { auth } from '@xhkt/platform/auth'
import { Button } from '@xhkt/kit/ui/button'
import css from './sign-in-hint.module.css'

/** Tells a visitor that progress is kept only after a login. Next to another login button it has no button, but keeps its place. */
export function SignInHint({ hasButton }: { hasButton: boolean }) {
  return (
    <p className={css.hint}>
      登录后可以保存学习进度，下次接着学
      {hasButton && (
        <Button variant="text" size="sm" onClick={() => auth.openLogin()}>
          登录
        </Button>
      )}
    </p>
  )
}
