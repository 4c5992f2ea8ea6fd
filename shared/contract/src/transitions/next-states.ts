/** Where each event leads from each state: `table[event][state]`. An event that a state does not have is not allowed in it. */
export type TransitionTable<Event extends string, State extends string | number> = Readonly<
  Record<Event, Readonly<Partial<Record<State, readonly State[]>>>>
>

/** The states that `event` may lead to from `state`; none: it is not allowed. */
export const nextStates = <Event extends string, State extends string | number>(
  table: TransitionTable<Event, State>,
  event: Event,
  state: State,
): readonly State[] => table[event][state] ?? []
