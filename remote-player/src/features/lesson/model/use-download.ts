import { useEffect, useRef, useState } from 'react'
import type { Material } from '@xhkt/contract'
import { saveFile } from '@xhkt/kit/files/save-file'
import { downloadFile } from './download-file.ts'

export type Download = { state: 'idle' | 'done' } | { state: 'loading'; loaded: number } | { state: 'failed'; message: string }

/** The download of a material. It ends when the page is left. */
export function useDownload({ url, name }: Material) {
  const [download, setDownload] = useState<Download>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setDownload({ state: 'loading', loaded: 0 })
    try {
      const file = await downloadFile(url, {
        onProgress: (loaded) => setDownload({ state: 'loading', loaded }),
        signal: controller.signal,
      })
      saveFile(name, file)
      setDownload({ state: 'done' })
    } catch (cause) {
      if (controller.signal.aborted) setDownload({ state: 'idle' })
      else setDownload({ state: 'failed', message: cause instanceof Error ? cause.message : '' })
    } finally {
      running.current = null
    }
  }
  return { download, start: () => void start(), cancel: () => running.current?.abort() }
}
