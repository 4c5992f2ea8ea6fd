import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { Banner } from '@xhkt/contract'
import { reportAdClick } from '../api/queries.ts'
import { bannerLink } from '../model/banner-link.ts'
import { useCarousel } from '../model/use-carousel.ts'
import css from './banner-carousel.module.css'

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
)

function Slide({ banner, first, onReady }: { banner: Banner; first: boolean; onReady: () => void }) {
  const link = bannerLink(banner.link)
  const content: ReactNode = (
    <>
      <img
        className={css.picture}
        src={banner.image}
        alt=""
        width={1200}
        height={400}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        onLoad={onReady}
        onError={onReady}
      />
      <span className={css.words}>
        <span className={css.title}>{banner.title}</span>
        <span className={css.subtitle}>{banner.subtitle}</span>
      </span>
    </>
  )
  const report = (event: MouseEvent) => {
    // A middle click opens a tab too. The right button opens a menu, and the second click of a double one is no second visit.
    if (event.button < 2 && event.detail < 2) reportAdClick(banner.id)
  }
  return link ? (
    <a className={css.link} href={link.href} target={link.target} rel={link.rel} onClick={report} onAuxClick={report}>
      {content}
    </a>
  ) : (
    <div className={css.link}>{content}</div>
  )
}

/** The banners, one at a time. The first picture is the largest of the first paint. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const ref = useRef<HTMLElement>(null)
  const { current, nextIsNear, moves, running, stopped, toggle, show } = useCarousel(banners.length, ref)
  // A visit that ends before the second slide does not load its picture.
  const [loaded, setLoaded] = useState(-1)
  const next = (current + 1) % banners.length
  const isWanted = (i: number): boolean => i === current || i <= loaded || (nextIsNear && loaded >= current && i === next)

  return (
    <section
      ref={ref}
      className={css.carousel}
      aria-roledescription="轮播图"
      aria-label="精选推荐"
      data-first-view={current === 0 ? 'start' : 'moved'}
    >
      <div aria-live={running ? 'off' : 'polite'}>
        {banners.map((banner, i) => (
          <div
            key={banner.id}
            className={i === current ? css.current : css.slide}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`第 ${i + 1} 张，共 ${banners.length} 张`}
            aria-hidden={i !== current}
            // While a slide fades out, its link is still visible.
            inert={i !== current}
          >
            {isWanted(i) && <Slide banner={banner} first={i === 0} onReady={() => setLoaded((most) => Math.max(most, i))} />}
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <>
          <button type="button" className={css.previous} aria-label="上一张" onClick={() => show(current - 1)}>
            <Icon path="M15 5l-7 7 7 7" />
          </button>
          <button type="button" className={css.next} aria-label="下一张" onClick={() => show(next)}>
            <Icon path="M9 5l7 7-7 7" />
          </button>
          <div className={css.controls}>
            {banners.map((banner, i) => (
              <button
                key={banner.id}
                type="button"
                className={css.dot}
                aria-label={`第 ${i + 1} 张：${banner.title}`}
                aria-current={i === current}
                onClick={() => show(i)}
              />
            ))}
            {moves && (
              <button type="button" className={css.pause} aria-label={stopped ? '继续轮播' : '暂停轮播'} onClick={toggle}>
                <Icon path={stopped ? 'M8 6l9 6-9 6z' : 'M9 6v12M15 6v12'} />
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
