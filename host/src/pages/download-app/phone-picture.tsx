import css from './phone-picture.module.css'

const lessons = [
  { y: 292, done: 96 },
  { y: 352, done: 60 },
  { y: 412, done: 24 },
]

/** A decorative picture of a phone with a playing lesson and a list of lessons. */
export function PhonePicture() {
  return (
    <svg className={css.picture} viewBox="0 0 420 440" width="420" height="440" aria-hidden="true">
      <circle className={css.halo} cx="210" cy="240" r="200" />
      <circle className={css.haloInner} cx="210" cy="240" r="146" />
      <rect className={css.body} x="96" y="24" width="228" height="470" rx="34" />
      <rect className={css.screen} x="106" y="34" width="208" height="460" rx="26" />
      <rect className={css.notch} x="182" y="44" width="56" height="8" rx="4" />
      <rect className={css.video} x="122" y="72" width="176" height="108" rx="12" />
      <circle className={css.play} cx="210" cy="122" r="22" />
      <path className={css.triangle} d="M204 112v20l16-10z" />
      <rect className={css.track} x="136" y="162" width="148" height="4" rx="2" />
      <rect className={css.played} x="136" y="162" width="84" height="4" rx="2" />
      <circle className={css.played} cx="220" cy="164" r="5" />
      <rect className={css.line} x="122" y="198" width="130" height="12" rx="6" />
      <rect className={css.lineSoft} x="122" y="220" width="92" height="8" rx="4" />
      <path className={css.rule} d="M122 248h176" />
      <rect className={css.line} x="122" y="264" width="64" height="10" rx="5" />
      {lessons.map(({ y, done }) => (
        <g key={y}>
          <rect className={css.cover} x="122" y={y} width="64" height="44" rx="8" />
          <path className={css.book} d={`M154 ${y + 14}c-5-3-10-3-15-1v17c5-2 10-2 15 1 5-3 10-3 15-1v-17c-5-2-10-2-15 1z`} />
          <rect className={css.line} x="198" y={y + 6} width="92" height="8" rx="4" />
          <rect className={css.track} x="198" y={y + 30} width="100" height="6" rx="3" />
          <rect className={css.done} x="198" y={y + 30} width={done} height="6" rx="3" />
        </g>
      ))}
    </svg>
  )
}
