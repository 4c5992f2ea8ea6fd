import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './skeleton.module.css'

// Classes only: the build renders skeletons into index.html, where the content policy forbids style attributes.

export const Bone = ({ as }: { as: string | undefined }) => <span className={classNames(css.bone, as)} />

export const times = (count: number, draw: (i: number) => ReactNode): ReactNode[] => Array.from({ length: count }, (_, i) => draw(i))

export const lines = (count: number) => times(count, (i) => <Bone key={i} as={i % 3 === 2 ? css.lineShort : css.line} />)

export const rows = (count: number, as: string | undefined) => times(count, (i) => <Bone key={i} as={as} />)
