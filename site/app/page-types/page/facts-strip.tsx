import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'

export function FactsStrip({ facts }: { facts: { label: string; value: string; icon: string }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="wrap facts-strip">
      <PageStyle name="facts-strip" />
      {facts.map(({ label, value, icon }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
