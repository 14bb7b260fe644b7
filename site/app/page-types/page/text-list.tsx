import { Icon } from '@agency/ui/pictures/icon.tsx'

export function TextList({ title, items, icon }: { title: string; items: string[]; icon: string }) {
  if (items.length === 0) return null
  return (
    <section className="text-list">
      <h2>{title}</h2>
      <ul>
        {items.map(item => (
          <li key={item}>
            <Icon name={icon} size={18} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
