export interface MeasuredPage {
  name: string
  path: string
  signedIn: boolean
  /** A selector that matches the page's content, and never its skeleton. */
  content: string
}

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', signedIn: false, content: 'main a[href^="/courseDetail"]' },
  { name: 'course detail', path: '/courseDetail?course_id=1005', signedIn: false, content: 'main h1:not([data-skeleton] *)' },
  { name: 'player', path: '/live?course_id=1001&section_id=10010101', signedIn: true, content: 'main video' },
  { name: 'payment', path: '/payment?course_id=1003', signedIn: true, content: 'main button' },
  { name: 'my courses', path: '/personal/myCourse', signedIn: true, content: 'main a[href^="/live"]' },
]
