import type { CourseDetail } from '@xhkt/contract'

/** What each tab below the picture is given. */
export interface TabPanelProps {
  course: CourseDetail
  sectionId: string
  isSignedIn: boolean
}
