import { outageReason } from './collector.ts'

interface Service {
  /** The name of the service, for messages. */
  name: string
  say: (line: string) => void
  /** Is this error temporary? */
  isTemporary: (error: unknown) => boolean
}

/** Calls a service that may be down for a while. Reports an outage once, and returns null while it lasts. */
export function retryDuringOutage({ name, say, isTemporary }: Service): <Result>(call: () => Promise<Result>) => Promise<Result | null> {
  let down = false
  return async (call) => {
    try {
      const answer = await call()
      if (down) say(`${name} answers again`)
      down = false
      return answer
    } catch (error) {
      if (!isTemporary(error)) throw error
      if (!down) say(`${name} does not answer (${outageReason(error)}): trying again`)
      down = true
      return null
    }
  }
}
