import css from './heading.module.css'

interface Props {
  text: string
  lead?: string
}

export const Heading = ({ text, lead }: Props) => (
  <div className={css.place}>
    <h2 className={css.heading}>{text}</h2>
    {lead && <p className={css.lead}>{lead}</p>}
  </div>
)
