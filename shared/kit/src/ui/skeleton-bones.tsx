import { classNames } from './class-names.ts'
import bones from './skeleton.module.css'
import sizes from './skeleton-bones.module.css'

// `bones`: cards, text lines, and which parts fade. `sizes`: sizes of bones that several areas need.
export { bones, sizes }

/**
 * The placeholder of the first picture. The boot script can insert the picture before any bundle loads. It does not fade. `width` is that
 * of the page's `Cover`, so that both load the same of two widths; without it the wide one loads.
 */
export const PictureBone = ({ as, width }: { as: string | undefined; width?: number }) => (
  <span className={classNames(bones.bone, bones.still, sizes.picture, as)} data-early-picture={width ?? ''} />
)
