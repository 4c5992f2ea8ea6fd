import { useId, useState } from 'react'
import type { CourseDetail, Service } from '@xhkt/contract'
import { servicesOf } from '../../../../common/course/facts.ts'
import css from './services.module.css'

interface ServiceItemProps {
  service: Service
  isOpen: boolean
  onToggle: (open: boolean) => void
}

function ServiceItem({ service: { name, note }, isOpen, onToggle }: ServiceItemProps) {
  const id = useId()
  if (!note) return <span className={css.name}>{name}</span>
  return (
    <>
      <button
        type="button"
        className={css.name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && onToggle(false)}
        onBlur={() => onToggle(false)}
      >
        {name}
      </button>
      <span id={id} className={css.note} hidden={!isOpen}>
        {note}
      </span>
    </>
  )
}

/** The services that come with the course. Each opens a note over the content below. */
export function Services({ course }: { course: CourseDetail }) {
  const [open, setOpen] = useState('')
  const services = servicesOf(course)
  if (services.length === 0) return null
  return (
    <ul className={css.services} aria-label="课程服务">
      {services.map((service) => (
        <li key={service.name} className={css.item}>
          <ServiceItem service={service} isOpen={open === service.name} onToggle={(isOpen) => setOpen(isOpen ? service.name : '')} />
        </li>
      ))}
    </ul>
  )
}
