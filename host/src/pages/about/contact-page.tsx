import { Article } from './article/article.tsx'
import { Contact } from './company/contact.tsx'
import { Codes } from './company/codes.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { aboutPaths } from './frame/about-paths.ts'
import css from './contact-page.module.css'
import { contact } from './texts/contact.ts'

export default function ContactPage() {
  return (
    <AboutFrame path={aboutPaths.contact}>
      <Article wide document={contact}>
        <div className={css.ways}>
          <Contact />
          <Codes />
        </div>
      </Article>
    </AboutFrame>
  )
}
