import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Anchor, type Crop, moveCrop, type Size, zoomCrop, zoomOf } from '../model/crop.ts'

/** Part of the square that an arrow key moves; with Shift it is finer. */
const keyStep = 0.05
const fineStep = 0.01
const keyZoom = 1.1
/** Zoom of one pixel of the wheel. */
const wheelZoom = 1.0015
/** Pixels of a line and of a page, for wheels that count in these. */
const wheelUnits = [1, 16, 320]

interface Point {
  x: number
  y: number
}

const keyMoves: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const keyZooms: Partial<Record<string, number>> = { '+': keyZoom, '=': keyZoom, '-': 1 / keyZoom, _: 1 / keyZoom }

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Moves and zooms the crop by drag, wheel, two fingers and keys. The picture follows the pointer. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, picture: Size, onCrop: (change: (crop: Crop) => Crop) => void): void {
  const change = useEffectEvent(onCrop)
  const move = useEffectEvent((x: number, y: number) => change((crop) => moveCrop(picture, crop, x, y)))
  const zoom = useEffectEvent((factor: number, anchor?: Anchor) =>
    change((crop) => zoomCrop(picture, crop, zoomOf(picture, crop) * factor, anchor)),
  )
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const pointers = new Map<number, Point>()
    /** In parts of the stage. */
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      pointers.set(event.pointerId, at(event))
      element.setPointerCapture(event.pointerId)
    }
    const drag = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = at(event)
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      const [from, to] = other ? [between(before, other), between(now, other)] : [before, now]
      move(from.x - to.x, from.y - to.y)
      if (other) zoom(distance(now, other) / Math.max(distance(before, other), 0.01), to)
    }
    const up = ({ pointerId }: PointerEvent): void => void pointers.delete(pointerId)
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      zoom(wheelZoom ** (-event.deltaY * (wheelUnits[event.deltaMode] ?? 1)), at(event))
    }
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const way = keyMoves[event.key]
      const factor = keyZooms[event.key]
      if (!way && factor === undefined) return
      event.preventDefault()
      const step = event.shiftKey ? fineStep : keyStep
      if (way) move(way.x * step, way.y * step)
      if (factor !== undefined) zoom(factor)
    }
    const listeners = { pointerdown: down, pointermove: drag, pointerup: up, pointercancel: up, wheel, keydown: press }
    // Not passive: the wheel must not scroll the page.
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener, { passive: false })
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener as EventListener)
    }
  }, [stage])
}
