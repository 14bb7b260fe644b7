import type { ReactNode } from 'react'

export type Tab = { id: string; label: string; content: ReactNode }

/** Radio buttons and CSS switch the panels, so arrow keys work without script. */
export function Tabs({
  name,
  label,
  tabs,
  selected = tabs[0]?.id,
}: {
  name: string
  label: string
  tabs: Tab[]
  selected?: string
}) {
  return (
    <fieldset className="tabs">
      <legend className="visually-hidden">{label}</legend>
      {tabs.map(tab => (
        <label key={tab.id}>
          <input
            type="radio"
            name={name}
            value={tab.id}
            defaultChecked={tab.id === selected}
            className="visually-hidden"
          />
          <span>{tab.label}</span>
        </label>
      ))}
      {tabs.map(tab => (
        <div key={tab.id} className="tabs__panel">
          {tab.content}
        </div>
      ))}
    </fieldset>
  )
}
