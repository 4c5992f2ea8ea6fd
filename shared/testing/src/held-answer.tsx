import { act } from '@testing-library/react'

/** The answer to a call that a test holds back, and `release`, which resolves when the page has received it. */
export function holdAnswer<Data>(data: Data): { answer: Promise<Data>; release: () => Promise<void> } {
  let give = (): void => undefined
  const answer = new Promise<Data>((resolve) => {
    give = () => resolve(data)
  })
  const release = () =>
    act(async () => {
      give()
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { answer, release }
}
