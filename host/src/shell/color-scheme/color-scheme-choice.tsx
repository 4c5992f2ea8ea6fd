import { useId } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { type ColorScheme, colorScheme, useColorScheme } from './color-scheme.ts'

const schemes: [scheme: ColorScheme, name: string][] = [
  ['system', '跟随系统'],
  ['light', '浅色'],
  ['dark', '深色'],
]

// As an item of a menu. Not in a style sheet: that would be in each index.html.
const chosenStyle = { background: 'var(--color-primary-soft)', fontWeight: 600 }
const quietStyle = { color: 'inherit' }

interface ColorSchemeChoiceProps {
  /** The classes of headings and items in a menu. Without them the buttons are those of the kit. */
  headingClassName?: string | undefined
  itemClassName?: string | undefined
}

/** A heading, and a button for each colour scheme. */
export function ColorSchemeChoice({ headingClassName, itemClassName }: ColorSchemeChoiceProps) {
  const id = useId()
  const chosen = useColorScheme()
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={headingClassName}>
        外观
      </span>
      {schemes.map(([scheme, name]) => {
        const isChosen = scheme === chosen
        const props = { 'aria-current': isChosen || undefined, onClick: () => colorScheme.set(scheme), children: name }
        if (itemClassName) return <button key={scheme} type="button" className={itemClassName} {...props} />
        return <Button key={scheme} size="sm" variant="text" style={isChosen ? chosenStyle : quietStyle} {...props} />
      })}
    </div>
  )
}
