import css from './tall-link.module.css'

/**
 * The class of a link or button of one line that a finger can hit (docs/product/look.md#accessibility): what is above and below its text
 * belongs to it, and nothing moves.
 */
export const tallLink = css.link
