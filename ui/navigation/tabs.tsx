import type { ReactNode } from 'react'

export type Tab = { id: string; label: string; content: ReactNode }

/**
 * A few panels of which one is shown. Radio buttons and CSS do the work, so the tabs switch without script and by
 * arrow keys; every panel stays in the page.
 * @param name Of the radio group; each group on a page needs its own.
 */
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
        <div key={tab.id} className="tabs__tab">
          <label>
            <input
              type="radio"
              name={name}
              value={tab.id}
              defaultChecked={tab.id === selected}
              className="visually-hidden"
            />
            <span>{tab.label}</span>
          </label>
          <div className="tabs__panel">{tab.content}</div>
        </div>
      ))}
    </fieldset>
  )
}
