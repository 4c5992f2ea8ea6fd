import { useEffect, useRef, useState } from 'react'
import type { Material } from '@xhkt/contract'
import { useQueryClient } from '@xhkt/platform/query'
import { saveFile } from '@xhkt/kit/files/save-file'
import { courseQuery } from '../course-query.ts'
import { DownloadFailure, downloadFile, type DownloadOptions, type DownloadProblem } from './download-file.ts'

export type Download = { state: 'idle' | 'done' } | { state: 'loading'; loaded: number } | { state: 'failed'; failure: DownloadFailure }

/** Problems that a new address may end. A broken connection may look like a server that lets no page read the file. */
const endedByNewAddress: readonly DownloadProblem[] = ['refused', 'unreadable']

/** The download of a material of a course. It ends when the page is left. It is tried once more where a new address may help. */
export function useDownload(courseId: string, { id, url, name }: Material) {
  const [download, setDownload] = useState<Download>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const client = useQueryClient()
  useEffect(() => () => running.current?.abort(), [])

  async function freshUrl(): Promise<string | undefined> {
    const course = await client.query({ ...courseQuery(courseId), staleTime: 0 }).catch(() => null)
    return course?.materials.find((material) => material.id === id)?.url
  }
  async function load(options: DownloadOptions): Promise<Blob> {
    try {
      return await downloadFile(url, options)
    } catch (cause) {
      const mayHelp = cause instanceof DownloadFailure && endedByNewAddress.includes(cause.problem)
      const fresh = mayHelp && !options.signal.aborted ? await freshUrl() : undefined
      if (!fresh) throw cause
      return downloadFile(fresh, options)
    }
  }
  async function start(): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setDownload({ state: 'loading', loaded: 0 })
    try {
      const file = await load({ onProgress: (loaded) => setDownload({ state: 'loading', loaded }), signal: controller.signal })
      saveFile(name, file)
      setDownload({ state: 'done' })
    } catch (cause) {
      const failure = cause instanceof DownloadFailure ? cause : new DownloadFailure('network')
      setDownload(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', failure })
    } finally {
      running.current = null
    }
  }
  return { download, start: () => void start(), cancel: () => running.current?.abort() }
}
