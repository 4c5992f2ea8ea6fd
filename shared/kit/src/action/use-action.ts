import { useEffect, useRef } from 'react'
import { ApiError } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useMutation } from '@xhkt/platform/query'
import { useIdempotencyKey } from './idempotency-key.ts'
import { useSingleFlight } from './use-single-flight.ts'

export interface ActionOptions<Data, Input> {
  /** Asks for a confirmation or a login. False ends the action, and nothing is sent. */
  before?: (input: Input) => Promise<boolean>
  /** Shows the result ahead of the answer. Returns the rollback, which runs when the call fails. */
  optimistic?: (input: Input) => () => void
  /**
   * Sends the call. The API client shows the error of a failed one. `idempotencyKey` is the same after a lost answer if `input` is equal,
   * so what the call sends must depend on `input` alone.
   */
  run: (input: Input, idempotencyKey: string) => Promise<Data>
  /** Runs also when the learner has left the page meanwhile. */
  onSuccess?: (data: Data, input: Input) => unknown
  /** Runs after the rollback, also when the learner has left the page meanwhile. */
  onError?: (error: ApiError, input: Input) => unknown
  /**
   * Called after `onError` while the component is mounted. Returns the input to send again, as the error allows it, or null to end the
   * action. It may ask the learner.
   */
  retry?: (error: ApiError, input: Input) => Promise<Input | null>
  /** True: it cannot run again after a success, and stays busy, as the page is about to close. */
  once?: boolean
}

export interface Action<Data, Input> {
  /** Ignored while the action runs. */
  start: (input: Input) => void
  /** From the start, `before` and `retry` included, to the answer. */
  busy: boolean
  /** The answer of the last call. */
  data: Data | undefined
  /** The error of the last call. */
  error: ApiError | null
}

const learnerNow = (): string | undefined => useAuth.getState().user?.user_id

/** Whether another learner has logged in since `learner` started the action, in this tab or in another one. */
function isReplaced(learner: string | undefined): boolean {
  auth.synchronize()
  const now = learnerNow()
  return learner !== undefined && now !== undefined && now !== learner
}

/**
 * An action that changes something on the server, such as the press of a button. It runs once at a time. Offline it fails at once with
 * 网络异常: a mutation that waited for the network would run unasked when the network is back. A run keeps the options that it started
 * with. Once another learner has logged in, nothing more is sent, and an answer is dropped: both would concern that other learner.
 */
export function useAction<Data, Input = void>(options: ActionOptions<Data, Input>): Action<Data, Input> {
  const { mutateAsync, data, error } = useMutation<Data, ApiError, () => Promise<Data>>({
    networkMode: 'always',
    mutationFn: (call) => call(),
  })
  const isDone = useRef(false)
  const withIdempotencyKey = useIdempotencyKey()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const { before, optimistic, run, onSuccess, onError, retry, once = false } = options

  async function attempt(input: Input): Promise<Data> {
    const learner = learnerNow()
    const rollback = optimistic?.(input)
    try {
      const answer = await withIdempotencyKey(input, (key) => run(input, key))
      if (isReplaced(learner)) throw new ApiError('cancelled', '请求已取消')
      await onSuccess?.(answer, input)
      isDone.current = once
      return answer
    } catch (cause) {
      if (isReplaced(learner)) throw cause
      rollback?.()
      if (!(cause instanceof ApiError)) throw cause
      await onError?.(cause, input)
      const next = retry && isMounted.current ? await retry(cause, input) : null
      if (next === null || !isMounted.current || isReplaced(learner)) throw cause
      return attempt(next)
    }
  }

  const [busy, start] = useSingleFlight(async (input: Input) => {
    const learner = learnerNow()
    if (isDone.current || (before && !(await before(input))) || isReplaced(learner)) return
    await mutateAsync(() => attempt(input)).catch((cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause
    })
  })
  return { start: (input) => void start(input), busy: busy || (once && data !== undefined), data, error }
}
