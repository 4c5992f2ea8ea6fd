import * as paths from '@xhkt/contract/paths'
import { Article } from './article/article.tsx'
import { ContactBoard } from './company/contact-board.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { contact } from './texts/contact.ts'

export default function ContactPage() {
  return (
    <AboutFrame path={paths.contact}>
      <Article wide document={contact}>
        <ContactBoard />
      </Article>
    </AboutFrame>
  )
}
