import css from './stars.module.css'

const STAR = 'M12 3l2.700 5.600 6.100.800-4.500 4.200 1.200 6.100L12 16.700l-5.500 3 1.200-6.100L3.200 9.400l6.100-.8z'

const row = (className: string | undefined) => (
  <svg className={className} viewBox="0 0 120 24" aria-hidden="true">
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} d={STAR} transform={`translate(${x})`} />
    ))}
  </svg>
)

/** A score of 1 to 5; fractions fill a part of a star. */
export function Stars({ score }: { score: number }) {
  return (
    <span className={css.stars} role="img" aria-label={`${score} 分，满分 5 分`}>
      {row(css.none)}
      <span className={css.part} style={{ width: `${score * 20}%` }}>
        {row(css.full)}
      </span>
    </span>
  )
}
