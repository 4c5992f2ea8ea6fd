import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of the processor. */
  tdur?: number
  args: { name?: string }
}

/** Processor time of the tasks on the page's main thread, in milliseconds. */
export interface TaskTimes {
  longest: number
  /** The number of tasks of more than 100 ms. */
  over100: number
  /** The time of all tasks together, per second. */
  perSecond: number
}

/**
 * Traces the tasks of the main thread while `observe` runs. Counts processor time, because other processes of a busy machine interrupt a
 * task and make it last longer.
 */
export async function traceTasks<Result>(session: CDPSession, ms: number, observe: () => Promise<Result>): Promise<[Result, TaskTimes]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel'] } })
  const result = await observe()
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const threads = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`))
  const times = events
    .filter(({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  const sum = times.reduce((total, time) => total + time, 0)
  return [
    result,
    {
      longest: Math.round(times.reduce((most, time) => Math.max(most, time), 0)),
      over100: times.filter((time) => time > 100).length,
      perSecond: Math.round((sum / ms) * 1000),
    },
  ]
}
