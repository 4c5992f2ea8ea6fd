import { useState } from 'react'

/**
 * How often another learner has taken this page over. A learner who becomes known, because the user detail has arrived, is the one who has
 * used the page meanwhile.
 * @param learnerId - empty while the learner is not known
 */
export function useLearnerChanges(learnerId: string): number {
  const [last, setLast] = useState({ learnerId, changes: 0 })
  if (learnerId !== '' && learnerId !== last.learnerId) {
    setLast({ learnerId, changes: last.learnerId === '' ? last.changes : last.changes + 1 })
  }
  return last.changes
}
