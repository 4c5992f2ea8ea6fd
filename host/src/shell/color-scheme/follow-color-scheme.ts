import { toast } from '@xhkt/platform/toast'
import { colorScheme } from './color-scheme.ts'

/** The media of the dark style sheet by the choice. Paper is always light. Browsers follow a changed system by themselves. */
const mediaOf = { light: 'not all', dark: 'screen', system: '(prefers-color-scheme: dark)' }

const darkSheet = (): HTMLLinkElement | null => document.querySelector('link[href*="/dark."]')

async function apply(): Promise<void> {
  let link = darkSheet()
  if (!link?.sheet && colorScheme.get() !== 'light') {
    // index.html has no such link, or could not load it.
    link?.remove()
    await import(/* webpackChunkName: "dark" */ '@xhkt/platform/antd/dark')
    link = darkSheet()
  }
  // The choice is read again, as it may have changed while the sheet loaded.
  if (link) link.media = mediaOf[colorScheme.get()]
}

/** Applies the chosen colour scheme, now and after each change in any tab. Returns a function that ends this. */
export function followColorScheme(): () => void {
  const follow = (): void => {
    apply().catch(() => toast.error('深色外观加载失败，请刷新后重试'))
  }
  follow()
  return colorScheme.subscribe(follow)
}
