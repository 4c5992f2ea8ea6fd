import type { DataOf, Timetable } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { switchTimetable, timetablesQuery } from '../api/queries.ts'

const { queryKey } = timetablesQuery
type Answer = DataOf<'GET', '/v1/user/timetables'>
type Client = ReturnType<typeof useQueryClient>

/** Shows a timetable as on or off. An answer requested before the change would undo it. Returns the rollback. */
function show(client: Client, timetable_id: string, enabled: boolean): () => void {
  void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  const set = (value: boolean) =>
    client.setQueryData<Answer>(queryKey, (answer) => answer && {
      list: answer.list.map((one) => (one.timetable_id === timetable_id ? { ...one, enabled: value } : one)),
    })
  set(enabled)
  return () => void set(!enabled)
}

/** Switches a timetable on or off. The week shows it at once, and is as before when the call fails. */
export function useSwitch({ timetable_id }: Timetable) {
  const client = useQueryClient()
  const { start, busy } = useAction({
    optimistic: (enabled: boolean) => show(client, timetable_id, enabled),
    run: (enabled, idempotencyKey) => switchTimetable(timetable_id, enabled, idempotencyKey),
    // A list that was requested meanwhile, for another timetable, may have the old value.
    onSuccess: (answer) => void show(client, timetable_id, answer.enabled),
    // The server may have applied the change although its answer was lost.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  return { turn: start, busy }
}
