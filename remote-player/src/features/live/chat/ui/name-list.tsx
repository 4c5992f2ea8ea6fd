import css from './composer.module.css'

export interface NameListProps {
  id: string
  names: readonly string[]
  at: number
  onChoose: (name: string) => void
}

/** The names that fit what is typed after `@`. The focus stays in the field, whose arrow keys choose. */
export function NameList({ id, names, at, onChoose }: NameListProps) {
  return (
    <div id={id} className={css.names} role="listbox" aria-label="提到谁">
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}${index}`}
          className={css.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(name)
          }}
        >
          {name}
        </div>
      ))}
    </div>
  )
}
