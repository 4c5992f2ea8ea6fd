interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Processor time in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The processor time of each task of the pages' main threads, in milliseconds. Unlike the duration of a long task, it leaves out the time
 * in which other processes had the processor.
 */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const main = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf))
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.tdur !== undefined && main.has(threadOf(event)))
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}
