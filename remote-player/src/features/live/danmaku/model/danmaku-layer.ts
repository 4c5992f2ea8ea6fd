import { Lanes, widthInEms } from './lanes.ts'

/** A text crosses the picture in this time, in ms; a long one needs longer for its own width. */
const crossingMs = 8_000
const gapEms = 2
const lineHeight = 1.5
const longestText = 60

export interface DanmakuLook {
  /** px */
  size: number
  /** Share of the layer's height. */
  share: number
  most: number
}

export interface DanmakuMessage {
  text: string
  tone: 'own' | 'teacher' | 'plain'
}

const shorten = (text: string): string => {
  const characters = Array.from(text.replace(/\s+/gu, ' '))
  return characters.length > longestText ? `${characters.slice(0, longestText).join('')}…` : characters.join('')
}

/**
 * Texts that move over the picture. The elements are used again and again, and the browser's compositor moves them: a message costs a text,
 * a place and an animation, and no layout is asked for. Texts without a free line, and more than the limit, are left out.
 */
export class DanmakuLayer {
  readonly #layer: HTMLElement
  #observer: ResizeObserver | null = null
  readonly #lanes = new Lanes()
  readonly #moving = new Map<HTMLElement, Animation>()
  readonly #spare: HTMLElement[] = []
  #look: DanmakuLook = { size: 22, share: 0.5, most: 0 }
  #width = 0
  #height = 0
  #pausedAt: number | null = null
  /** Time spent in pauses: the lines' clock stands still meanwhile. */
  #pausedMs = 0

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  start(): void {
    this.#observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      this.#width = entry.contentRect.width
      this.#height = entry.contentRect.height
      this.#fit()
    })
    this.#observer.observe(this.#layer)
  }

  #now(): number {
    return (this.#pausedAt ?? performance.now()) - this.#pausedMs
  }

  #fit(): void {
    this.#lanes.resize(Math.floor((this.#height * this.#look.share) / (this.#look.size * lineHeight)))
  }

  change(look: DanmakuLook): void {
    this.#look = look
    this.#fit()
  }

  show({ text, tone }: DanmakuMessage): void {
    const { size, most } = this.#look
    if (this.#pausedAt !== null || document.hidden || this.#width === 0 || this.#moving.size >= most) return
    const shown = shorten(text)
    const width = widthInEms(shown) * size
    const pxPerMs = this.#width / crossingMs
    const lane = this.#lanes.take(this.#now(), (width + gapEms * size) / pxPerMs)
    if (lane < 0) return
    const element = this.#spare.pop() ?? this.#layer.appendChild(document.createElement('span'))
    element.textContent = shown
    element.dataset.tone = tone
    element.hidden = false
    element.style.insetBlockStart = `${lane * size * lineHeight}px`
    const animation = element.animate([{ transform: `translateX(${this.#width}px)` }, { transform: 'translateX(-100%)' }], {
      duration: (this.#width + width) / pxPerMs,
    })
    animation.onfinish = () => this.#rest(element)
    this.#moving.set(element, animation)
  }

  #rest(element: HTMLElement): void {
    this.#moving.delete(element)
    element.hidden = true
    this.#spare.push(element)
  }

  pause(): void {
    if (this.#pausedAt !== null) return
    this.#pausedAt = performance.now()
    for (const animation of this.#moving.values()) animation.pause()
  }

  resume(): void {
    if (this.#pausedAt === null) return
    this.#pausedMs += performance.now() - this.#pausedAt
    this.#pausedAt = null
    for (const animation of this.#moving.values()) animation.play()
  }

  #clear(): void {
    for (const [element, animation] of this.#moving) {
      animation.onfinish = null
      animation.cancel()
      this.#rest(element)
    }
  }

  stop(): void {
    this.#observer?.disconnect()
    this.#clear()
    this.#spare.length = 0
    this.#layer.replaceChildren()
  }
}
