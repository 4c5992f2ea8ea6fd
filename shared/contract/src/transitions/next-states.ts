/** The states to which each event leads: `table[event][state]`. An event without an entry for a state is not allowed in that state. */
export type TransitionTable<Event extends string, State extends string | number> = Readonly<
  Record<Event, Readonly<Partial<Record<State, readonly State[]>>>>
>

/** The states to which `event` may lead from `state`; empty if the event is not allowed. */
export const nextStates = <Event extends string, State extends string | number>(
  table: TransitionTable<Event, State>,
  event: Event,
  state: State,
): readonly State[] => table[event][state] ?? []
