import { whyNot } from './collector.ts'

interface Asked {
  /** What is asked, for the person who watches. */
  name: string
  say: (line: string) => void
  /** Is this a fault that may pass by itself? */
  passes: (error: unknown) => boolean
}

/** Asks something that may be down for a while: that is said once. Gives null as long as it is. */
export function patient({ name, say, passes }: Asked): <Result>(ask: () => Promise<Result>) => Promise<Result | null> {
  let down = false
  return async (ask) => {
    try {
      const answer = await ask()
      if (down) say(`${name} answers again`)
      down = false
      return answer
    } catch (error) {
      if (!passes(error)) throw error
      if (!down) say(`${name} does not answer (${whyNot(error)}): it is asked again`)
      down = true
      return null
    }
  }
}
