import { useEffect } from 'react'
import { reportAnswerFault } from '@xhkt/platform/api'

/** Reports once that an open lesson has a part that no line has. */
export function useMissingReport(isMissing: boolean): void {
  useEffect(() => {
    if (isMissing) reportAnswerFault({ call: 'GET /v1/video/play', field: 'lines[].url', expected: 'all segments', received: 'HTTP 404' })
  }, [isMissing])
}
