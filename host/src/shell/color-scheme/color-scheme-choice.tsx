import { Button } from '@xhkt/kit/ui/button'
import { type ColorScheme, colorScheme, useColorScheme } from './color-scheme.ts'

const schemes: [scheme: ColorScheme, name: string][] = [
  ['system', '跟随系统'],
  ['light', '浅色'],
  ['dark', '深色'],
]

/** A button for each colour scheme: one of a menu, whose items have this class, or of the kit. */
export function ColorSchemeChoice({ className }: { className?: string | undefined }) {
  const chosen = useColorScheme()
  return (
    <div role="group" aria-label="外观">
      {schemes.map(([scheme, name]) => {
        const isChosen = scheme === chosen
        const props = { 'aria-current': isChosen || undefined, onClick: () => colorScheme.set(scheme), children: name }
        if (className) return <button key={scheme} type="button" className={className} {...props} />
        return <Button key={scheme} size="sm" variant={isChosen ? 'default' : 'text'} {...props} />
      })}
    </div>
  )
}
