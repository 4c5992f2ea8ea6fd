import { type RefObject, useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped on an element, or pasted anywhere in its form. A file that misses the element is ignored: the browser would
 * open it in the place of the page.
 * @param pastePlace `page`: files may be pasted anywhere in the page.
 * @returns Whether files are held over the element.
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  pastePlace: 'form' | 'page' = 'form',
): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const isInside = ({ target }: Event): boolean => target instanceof Node && (place.current?.contains(target) ?? false)
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      const inside = isInside(event)
      setOver(inside)
      if (event.dataTransfer) event.dataTransfer.dropEffect = inside ? 'copy' : 'none'
    }
    const drop = (event: DragEvent): void => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      if (isInside(event)) onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false)
    }
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    const pasted = pastePlace === 'page' ? document.body : place.current?.closest('form')
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    pasted?.addEventListener('paste', onPaste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      pasted?.removeEventListener('paste', onPaste)
    }
  }, [place, onFiles, pastePlace])
  return isOver
}
