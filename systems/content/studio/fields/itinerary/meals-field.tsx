import { useState } from 'react'
import { Box } from '../../parts/forms/box.tsx'
import { words } from '../../words/words.ts'
import { idOf } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'

/** In the order of a day. */
const mealNames = ['breakfast', 'lunch', 'tea', 'dinner'] as const

export type MealName = (typeof mealNames)[number]

export type Meals = { taken: MealName[]; others: string }

/** `Breakfast, hawker dinner`. */
export function readMeals(text = ''): Meals {
  const parts = text.split(',').map(part => part.trim())
  const named = (part: string) => mealNames.find(name => name === part.toLowerCase())
  return {
    taken: parts.flatMap(part => named(part) ?? []),
    others: parts.filter(part => part !== '' && !named(part)).join(', '),
  }
}

/** undefined without meals. */
export function writeMeals({ taken, others }: Meals): string | undefined {
  const all = [...mealNames.filter(name => taken.includes(name)), others].filter(Boolean).join(', ')
  return all === '' ? undefined : all.charAt(0).toUpperCase() + all.slice(1)
}

type MealsFieldProps = { path: string[]; value: string | undefined; onChange: (value: string | undefined) => void }

export function MealsField({ path, value, onChange }: MealsFieldProps) {
  const { taken, others } = readMeals(value)
  // The typed text: reading it back would remove a comma at its end.
  const [typed, setTyped] = useState(others)
  const id = idOf(path)
  return (
    <Group path={path} label={words.itinerary.meals} className="boxes">
      <div className="boxes__list">
        {mealNames.map(name => (
          <Box
            key={name}
            checked={taken.includes(name)}
            onChange={({ target }) => {
              const rest = taken.filter(one => one !== name)
              onChange(writeMeals({ taken: target.checked ? [...rest, name] : rest, others }))
            }}
          >
            {words.itinerary.meal[name]}
          </Box>
        ))}
      </div>
      <label htmlFor={`${id}-others`}>
        {words.itinerary.otherMeals} <small>{words.fields.optional}</small>
      </label>
      <input
        id={`${id}-others`}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(writeMeals({ taken, others: target.value.trim() }))
        }}
        onBlur={() => setTyped(others)}
      />
      <p className="field__hint" id={`${id}-hint`}>
        {words.itinerary.otherMealsHelp}
      </p>
    </Group>
  )
}
